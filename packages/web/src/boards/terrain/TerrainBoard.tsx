import { useMemo } from 'react';
import { hexLattice } from '../hex/hexLattice.js';
import { Numbers } from '../hex/Layers.js';
import { Board, type BoardProps } from '../lattice/Board.js';
import type { MapToDraw } from './kinds.js';
import { terrainOf } from './paint.js';
import { TerrainHigh, TerrainLow } from './Terrain.js';

interface TerrainBoardProps extends Omit<BoardProps, 'lattice' | 'flat' | 'standing'> {
  readonly map: MapToDraw;
}

/** A board of hexes over the picture of its ground. */
export const TerrainBoard = ({ map, ...board }: TerrainBoardProps) => {
  const terrain = useMemo(() => terrainOf(map), [map]);
  return (
    <Board
      lattice={hexLattice(map.size)}
      flat={<TerrainLow terrain={terrain} />}
      standing={
        <>
          <TerrainHigh terrain={terrain} />
          <Numbers size={map.size} />
        </>
      }
      {...board}
    />
  );
};
