import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../design/Icon.js';
import { Tabs } from '../design/Tabs.js';
import { useSpoken } from '../scenes/shared/speech.js';
import { useWords } from '../words/WordsProvider.js';
import { Invite } from './Invite.js';
import { People, type PeopleProps } from './People.js';
import { Proposals } from './Proposals.js';
import { isHost } from './propose.js';
import './side.css';
import { TableLog } from './TableLog.js';
import { Tools } from './Tools.js';
import { TABLE } from './words.js';

/** Beside the scene: the log and the talk, who is here, and what the table may settle. A drawer where there is no room. */
export const Side = (props: PeopleProps & { readonly onClose: () => void }): ReactElement => {
  const { t } = useSpoken(TABLE);
  const { ui } = useWords();
  const { sitting, people, act, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const close = ({ key }: { readonly key: string }): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <aside ref={panel} className="side" aria-label={t.log} tabIndex={-1} onKeyDown={close}>
      <button type="button" className="side-close" onClick={onClose}>
        <Icon name="ui-object" size={16} label={t.closeLog} />
      </button>
      <Tabs
        label={t.log}
        tabs={[
          {
            key: 'log',
            label: ui.log.title,
            panel: <TableLog sitting={sitting} people={people} act={act} />,
          },
          {
            key: 'people',
            label: t.peopleTab,
            panel: (
              <div className="side-scroll">
                <People {...props} />
                {isHost(sitting) ? <Invite table={sitting.table} by={sitting.seat} /> : null}
              </div>
            ),
          },
          {
            key: 'table',
            label: t.settleTab,
            panel: (
              <div className="side-scroll">
                <Proposals sitting={sitting} people={people} act={act} />
                <Tools sitting={sitting} act={act} />
              </div>
            ),
          },
        ]}
      />
    </aside>
  );
};
