import type { Asked } from '@warmoot/kernel';
import { Button } from '../../design/forms/Button.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import type { Asking } from './asking.js';
import { asItIs, Foot } from './Foot.js';
import { SceneHead } from './SceneHead.js';
import { TabLine } from './TabLine.js';
import { SHARED } from './words.js';

interface QuestionProps {
  readonly asking: Asking;
  readonly asked: Asked;
  /** What is asked, in the words of the page, where its name in the log is none. */
  readonly named?: (as: string) => string;
}

/** For whom it is decided, where one seat is asked for several. */
export const ForWhom = ({
  asking,
  asked,
  onWhom,
  named = asItIs,
}: QuestionProps & { readonly onWhom: (asked: Asked) => void }) => {
  const { t } = useSpoken(SHARED);
  if (asking.mine.length < 2) return null;
  return (
    <div className="whom">
      <TabLine
        label={t.forWhom}
        at={asked.as}
        onGo={(as) => {
          const next = asking.mine.find((one) => one.as === as);
          if (next !== undefined) onWhom(next);
        }}
        tabs={asking.mine.map(({ as }) => {
          const text = asking.made.has(as) ? `${named(as)} ✓` : named(as);
          return { key: as, long: text, short: text };
        })}
      />
    </div>
  );
};

interface SealedProps extends QuestionProps {
  readonly people: Readonly<Record<string, Person>>;
  /** One's own answer in words. */
  readonly told: string;
  readonly onChange: () => void;
  /** What an answer is for, in fewer words where that is enough. */
  readonly called?: (as: string) => string;
}

/** One's own answer is sealed and the others still choose: what it is, and the way to change it. */
export const Sealed = ({ asking, asked, people, told, onChange, called, named = asItIs }: SealedProps) => {
  const { t } = useSpoken(SHARED);
  return (
    <>
      <div className="scene-body">
        <SceneHead title={t.youSealed} aside={named(asked.as)} />
        <p className="scene-lead">{capital(told)}</p>
        <p className="small soft">{t.mayChange}</p>
        <p className="scene-rows">
          <Button small onClick={onChange} data-next="">
            {t.change}
          </Button>
        </p>
      </div>
      <Foot
        of={{ asking, asked, people, busy: false }}
        title={t.youSealed}
        note={told}
        act={null}
        off={null}
        onAct={onChange}
        made
        {...(called && { called })}
      />
    </>
  );
};
