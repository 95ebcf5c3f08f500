import { useEffect, useRef } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { Tabs } from '../../design/panels/Tabs.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { Invite } from '../people/Invite.js';
import { People, type PeopleProps } from '../people/People.js';
import { Proposals } from '../rulings/Proposals.js';
import { isHost } from '../rulings/propose.js';
import './side.css';
import { Tools } from '../rulings/Tools.js';
import { TABLE } from '../words.js';
import { TableLog } from './TableLog.js';

/** Beside the scene: the log and the talk, who is here, and what the table may settle. A drawer where there is no room. */
export const Side = (props: PeopleProps & { readonly onClose: () => void }) => {
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
