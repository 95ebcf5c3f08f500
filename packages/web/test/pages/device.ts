import type { Deed, KnockAtDoor, OpenTable, Outcome, Role } from '@warmoot/protocol';
import { refuse } from '@warmoot/protocol';
import {
  DeskTable,
  doorSeen,
  invited,
  joined,
  knocked,
  letComputersPlay,
  mineAt,
  ServedTable,
  visitNow,
} from '@warmoot/table/testing/desk';
import { DeskLine, lift } from './line.js';

const KEY = 'device';

/** What is sent along with a request. */
type Body = Partial<OpenTable & KnockAtDoor> & {
  readonly secret?: string;
  readonly opens?: Role;
  readonly by?: string;
  readonly seat?: string;
};

/** A device that comes to a table as people do: it opens one, or sits down at one by an invitation, a link or a code. */
export class Device extends DeskLine {
  /** Whether computers do here what they are asked. */
  readonly plays: boolean;

  constructor(desk: DeskTable | null = null, seats: readonly string[] = [], plays = false) {
    super(desk ?? new DeskTable(['nobody']), seats);
    this.plays = plays;
  }

  override get mine() {
    return mineAt(this.desk, this.seats);
  }

  /** What this device asked of its table. */
  readonly sent: Deed[] = [];

  override take(...sent: Parameters<DeskLine['take']>): void {
    if (sent[0].send === 'command') this.sent.push(sent[0].command.deed);
    super.take(...sent);
    if (sent[0].send === 'command') this.letPlay();
  }

  /** Lets computers do what they are asked, where they play here. */
  letPlay(): void {
    if (this.plays) {
      letComputersPlay(this.desk);
      while (lift(this.desk)) letComputersPlay(this.desk);
    }
    this.tell();
  }

  override ask(path: string, sent: unknown): Outcome<unknown> | null {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const body = (sent ?? {}) as Body;
    const { secret = '', by = '', seat } = body;
    switch (pathname.replace(`/api/tables/${this.desk.facts.table}`, '/api/tables/T')) {
      case '/api/tables':
        return this.open(body as OpenTable);
      case '/api/door':
        return doorSeen(this.desk, secret, KEY);
      case '/api/knock':
        return knocked(this.desk, body as KnockAtDoor, KEY);
      case '/api/join':
        return this.join(secret, body.me);
      case '/api/tables/T/invitations':
        return invited(this.desk, by, { opens: body.opens ?? 'player' });
      case '/api/tables/T/links':
        return invited(this.desk, by, { seat: seat ?? '' });
      case '/api/tables/T/visit':
        return this.visit();
      case '/api/tables/T':
        return this.look(searchParams.get('seat') ?? '');
      default:
        return pathname.startsWith('/api/tables/') && searchParams.get('seat') === 'nobody'
          ? refuse({ code: 'NO_SUCH_TABLE', table: pathname.split('/')[3] ?? '' })
          : null;
    }
  }

  private look(seat: string): Outcome<unknown> {
    return this.seats.includes(seat) ? { ok: true, value: {} } : refuse({ code: 'NOT_YOUR_SEAT', seat });
  }

  private sat(seat: string): Outcome<unknown> {
    const { table, campaign } = this.desk.facts;
    this.seats = [...this.seats, seat];
    this.tell();
    return { ok: true, value: { table, seat, ...(campaign !== null && { campaign: true }) } };
  }

  /** The table that is opened here. */
  protected laid(...wanted: ConstructorParameters<typeof ServedTable>): DeskTable {
    return new ServedTable(...wanted);
  }

  private open({ me, title, options }: OpenTable): Outcome<unknown> {
    this.desk = this.laid(me, title, options);
    // What is over is so by the clock of the pages.
    this.desk.now = Date.now();
    return this.sat(this.desk.facts.host ?? '');
  }

  private join(secret: string, me: string | undefined): Outcome<unknown> {
    const seat = joined(this.desk, secret, me, KEY);
    return seat.ok ? this.sat(seat.value) : seat;
  }

  private visit(): Outcome<unknown> {
    const visit = visitNow(this.desk, KEY);
    if (visit.state === 'in' && !this.seats.includes(visit.seat)) this.seats = [...this.seats, visit.seat];
    return { ok: true, value: visit };
  }
}
