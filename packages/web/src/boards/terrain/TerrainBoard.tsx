import { useMemo } from 'react';
import { Board, type BoardProps } from '../hex/Board.js';
import type { MapToDraw } from './kinds.js';
import { terrainOf } from './paint.js';
import { TerrainHigh, TerrainLow } from './Terrain.js';

interface TerrainBoardProps extends Omit<BoardProps, 'size' | 'flat' | 'standing'> {
  readonly map: MapToDraw;
}

/** A board of hexes over the picture of its ground. */
export const TerrainBoard = ({ map, ...board }: TerrainBoardProps) => {
  const terrain = useMemo(() => terrainOf(map), [map]);
  return (
    <Board
      size={map.size}
      flat={<TerrainLow terrain={terrain} />}
      standing={<TerrainHigh terrain={terrain} />}
      {...board}
    />
  );
};
