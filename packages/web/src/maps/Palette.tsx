import { war } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { useSpoken } from '../words/speech.js';
import { EDGES } from './draft.js';
import { type Tool, toolKey } from './tools.js';
import { MAPS } from './words.js';

const FILLS: Readonly<Record<war.Look, readonly [string, string]>> = {
  open: ['var(--b-ground)', 'gr-field'],
  plough: ['var(--b-ground)', 'gr-plough'],
  ford: ['var(--b-ford)', 'gr-field'],
  bridge: ['var(--b-water)', 'gr-plough'],
  wood: ['var(--b-ground)', 'gr-wood'],
  pine: ['var(--b-ground)', 'gr-pine'],
  marsh: ['var(--b-ford)', 'gr-marsh'],
  town: ['var(--b-ground)', 'gr-town'],
  water: ['var(--b-water)', 'gr-water'],
  steep: ['var(--b-deep)', 'gr-steep'],
};

/** A little piece of a ground. */
const Swatch = ({ kind }: { readonly kind: war.Look }) => {
  const [fill, pattern] = FILLS[kind];
  return (
    <svg className="swatch" width="34" height="26" color="var(--b-line)" aria-hidden="true">
      <rect width="34" height="26" fill={fill} />
      <rect width="34" height="26" fill={`url(#${pattern})`} />
      <rect x=".5" y=".5" width="33" height="25" fill="none" stroke="var(--ink)" />
    </svg>
  );
};

interface PaletteProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

const Pick = ({
  tool,
  now,
  onTool,
  children,
}: {
  readonly tool: Tool;
  readonly now: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly children: ReactNode;
}) => (
  <label className="palette-pick">
    <input
      type="radio"
      className="vh"
      name="map-tool"
      checked={toolKey(tool) === toolKey(now)}
      onChange={() => onTool(tool)}
    />
    {children}
  </label>
);

/** What is drawn with: grounds by their kinds, heights, edges, roads, names. One group of radios. */
export const Palette = ({ tool, onTool }: PaletteProps) => {
  const { t } = useSpoken(MAPS);
  const grounds = ['open', 'closed', 'impassable'] as const;
  return (
    <fieldset className="palette">
      <legend className="vh">{t.tools}</legend>
      {grounds.map((ground) => (
        <div key={ground}>
          <span className="lab">{t.grounds[ground]}</span>
          <div className="palette-row">
            {war.ALL_LOOKS.filter((kind) => war.LOOKS[kind].ground === ground).map((kind) => (
              <Pick key={kind} tool={{ tool: 'kind', kind }} now={tool} onTool={onTool}>
                <Swatch kind={kind} />
                {t.kinds[kind]}
              </Pick>
            ))}
          </div>
        </div>
      ))}
      <div>
        <span className="lab">{t.heights}</span>
        <div className="palette-row">
          {([1, -1] as const).map((by) => (
            <Pick key={by} tool={{ tool: 'height', by }} now={tool} onTool={onTool}>
              {by === 1 ? t.up : t.down}
            </Pick>
          ))}
        </div>
      </div>
      <div>
        <span className="lab">{t.edges}</span>
        <div className="palette-row">
          {EDGES.map((edge) => (
            <Pick key={edge} tool={{ tool: 'edge', edge }} now={tool} onTool={onTool}>
              {t.edgeKinds[edge]}
            </Pick>
          ))}
        </div>
      </div>
      <div className="palette-row palette-name">
        <Pick tool={{ tool: 'road' }} now={tool} onTool={onTool}>
          {t.road}
        </Pick>
        <Pick tool={{ tool: 'name', text: tool.tool === 'name' ? tool.text : '' }} now={tool} onTool={onTool}>
          {t.names}
        </Pick>
        {tool.tool === 'name' ? (
          <input
            aria-label={t.nameText}
            value={tool.text}
            maxLength={40}
            onChange={({ target }) => onTool({ tool: 'name', text: target.value })}
          />
        ) : null}
      </div>
    </fieldset>
  );
};
