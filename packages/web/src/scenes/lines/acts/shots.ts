import { type Act, isShot, type Shot } from './offers.js';

/** One way to shoot at the same ones: by whom, as keys of ranks and unique figures. */
export interface ShotBy {
  readonly key: string;
  readonly by: readonly string[];
  readonly choice: Shot;
}

const byOf = ({ figure, with: others = [] }: Shot): readonly string[] => [figure, ...others];

/** All of a unit who could each shoot at one target by themselves, as one volley: it is open though it is not listed (WARBAND-RANGE-014). */
const together = (shots: readonly Shot[]): readonly Shot[] => {
  const alone = shots.filter((shot) => shot.with === undefined && Object.keys(shot.dice).length === 1);
  const first = alone.filter(({ figure }, nth) => alone.findIndex((one) => one.figure === figure) === nth);
  const [one, ...others] = first;
  return one === undefined || others.length === 0 ? [] : [{ ...one, with: others.map(({ figure }) => figure) }];
};

/** Who of a unit may shoot at those whom an act is about: all together first, then each. */
export const shotsIn = ({ choices }: Act): readonly ShotBy[] => {
  const shots = choices.filter(isShot);
  return [...together(shots), ...shots].map((choice) => ({
    key: `${byOf(choice).join(' ')} ${choice.weapon}`,
    by: byOf(choice),
    choice,
  }));
};
