/** Turns of the event loop that go to everybody else between two thinkers. */
const FOR_OTHERS = 3;

/**
 * Lets one through at a time, and all that waits otherwise before the next: those who think, so that twenty tables with
 * computer players hold up nobody for longer than one of them thinks.
 */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private isTurning = false;

  enter(then: () => void): void {
    this.waiting.push(then);
    if (!this.isTurning) this.turn(FOR_OTHERS);
  }

  private turn(left: number): void {
    this.isTurning = true;
    setImmediate(() => {
      if (left > 1) {
        this.turn(left - 1);
        return;
      }
      this.waiting.shift()?.();
      this.isTurning = false;
      if (this.waiting.length > 0) this.turn(FOR_OTHERS);
    });
  }
}
