import { Turnstile } from './turnstile.js';

/** How long work goes on before it is everybody else's turn. */
const SLICE_MS = 8;

/** All who work in slices take turns, so that many of them hold up nobody for longer than one does. */
const turnstile = new Turnstile();

/** A piece of long work in the server's own process. */
export class Slice {
  private began = performance.now();

  get isOver(): boolean {
    return performance.now() - this.began > SLICE_MS;
  }

  /** Lets everybody else go first. */
  async rest(): Promise<void> {
    await new Promise<void>((resolve) => turnstile.enter(resolve));
    this.began = performance.now();
  }
}
