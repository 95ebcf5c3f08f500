// What the figures of the bare loop do in an Opening.
import { BareBlows, foesOf, KNEE, LEFT, MANY, sideOf } from './bareBlows.js';
import { apart, BareGround, OFF, stepFrom } from './bareGround.js';
import { FIRST_SLINGER, KINDS, MIGHT, SIX, SPEED, WIDTH } from './skirmishes.js';

/** Of random play: how seldom it leaves or only turns, and how often it subdues. */
const SELDOM = 12;
export const SUBDUES_ONE_IN = 8;

export abstract class BareOpenings extends BareBlows {
  private readonly ground = new BareGround();
  protected readonly free = new Uint8Array(MANY);
  protected readonly charged = new Int8Array(MANY);
  protected readonly opened = new Uint8Array(MANY);
  protected readonly spent = new Uint8Array(MANY);
  protected readonly shooting = new Uint8Array(MANY);
  protected readonly targets: number[] = [];

  protected open(figure: number): void {
    this.opened[figure] = 1;
    const kind = KINDS[this.source.below(KINDS.length)]!;
    if (kind === 'charge' && this.charge(figure)) return;
    if (kind === 'retreat' && this.retreat(figure)) return;
    if (kind === 'shoot' && this.shoot(figure)) return;
    this.move(figure);
  }

  private prepare(figure: number, retreats: boolean): void {
    const speed = (this.counts[figure]! & (1 << KNEE)) === 0 ? SPEED : SPEED - 2;
    const isFree = this.free[figure] === 1;
    this.ground.begin(
      this.at[figure]!,
      isFree && !(retreats && this.isEngaged(figure)) ? 2 * speed : speed,
      retreats,
      isFree || retreats,
    );
    let bit = 1;
    for (let other = 0; other < MANY; other++) {
      if (!this.isHere(other) || other === figure) continue;
      if (sideOf(other) === sideOf(figure)) this.ground.ally(this.at[other]!);
      else {
        this.ground.foe(this.at[other]!, bit);
        bit <<= 1;
      }
    }
  }

  private move(figure: number): void {
    const { ground } = this;
    this.prepare(figure, false);
    ground.flood();
    const seldom = this.source.below(SELDOM);
    if (seldom === 0 && ground.goOff(-1)) this.walk(figure);
    else if (ground.ends.length > 0 && seldom !== 1) {
      ground.goTo(ground.ends[this.source.below(ground.ends.length)]!);
      this.walk(figure);
    } else {
      const turn = this.source.below(7);
      this.facing[figure] = turn < this.facing[figure]! ? turn : turn + 1;
    }
  }

  private charge(figure: number): boolean {
    const { ground } = this;
    this.prepare(figure, false);
    if (!ground.isFree()) return false;
    const far = (this.free[figure] === 1 ? 2 : 1) * ((this.counts[figure]! & (1 << KNEE)) === 0 ? SPEED : SPEED - 2);
    const first = foesOf(figure);
    let flooded = false;
    ground.beginCharges();
    for (let foe = first; foe < first + SIX; foe++) {
      if (!this.isHere(foe) || apart(this.at[foe]!, this.at[figure]!) > far + 1) continue;
      if (!flooded) ground.flood();
      flooded = true;
      ground.charges(foe, this.at[foe]!);
    }
    if (ground.chargeOn.length === 0) return false;
    const nth = this.source.below(ground.chargeOn.length);
    // Nothing is thrown on the way: one choice of one.
    this.source.below(1);
    const target = ground.chargeOn[nth]!;
    ground.goCharging(nth);
    if (!ground.isCharge(this.at[target]!)) throw new Error('no charge');
    this.walk(figure);
    this.charged[figure] = target;
    this.facing[figure] = stepFrom(this.at[figure]!, this.at[target]!);
    return true;
  }

  private retreat(figure: number): boolean {
    if (!this.isEngaged(figure)) return false;
    const { ground } = this;
    this.prepare(figure, true);
    ground.flood();
    const isOut = ground.goOff(sideOf(figure) === 0 ? 0 : WIDTH - 1) || ground.goOff(-1);
    const many = ground.ends.length + (isOut ? 1 : 0);
    if (many === 0) return false;
    const nth = this.source.below(many);
    if (nth < ground.ends.length) ground.goTo(ground.ends[nth]!);
    this.spent[figure] = 1;
    this.walk(figure);
    return true;
  }

  /** Goes along the way that was looked for. */
  private walk(figure: number): void {
    const { path } = this.ground;
    if (!this.ground.isAllowed()) throw new Error('not allowed');
    const end = path[path.length - 1]!;
    if (end === OFF) this.fate[figure] = LEFT;
    else this.facing[figure] = stepFrom(path.length === 1 ? this.at[figure]! : path[path.length - 2]!, end);
    this.at[figure] = end;
  }

  private shoot(figure: number): boolean {
    if (figure % SIX < FIRST_SLINGER || this.armed[figure] === 0 || this.isEngaged(figure)) return false;
    // One weapon of one.
    this.source.below(1);
    const first = foesOf(figure);
    this.targets.length = 0;
    for (let foe = first; foe < first + SIX; foe++) if (this.isHere(foe)) this.targets.push(foe);
    const far = (foe: number): number => apart(this.at[figure]!, this.at[foe]!);
    this.targets.sort((one, other) => far(one) - far(other) || one - other);
    if (this.targets.length === 0) {
      this.source.below(SUBDUES_ONE_IN);
      return false;
    }
    const target = this.targets[this.source.below(this.targets.length)]!;
    const subdue = this.source.below(SUBDUES_ONE_IN) === 0;
    this.stirred = true;
    this.shooting[figure] = 1;
    this.shot(figure, target, MIGHT, subdue);
    return true;
  }
}
