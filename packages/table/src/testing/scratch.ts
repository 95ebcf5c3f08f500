// Runs a PostgreSQL of one's own until the standard input ends. The first line of output is its address.
import { scratchPostgres } from './postgres.js';

const postgres = await scratchPostgres();
process.stdout.write(`${await postgres.freshDatabase()}\n`);
process.stdin.resume();
process.stdin.on('end', () => void postgres.stop().then(() => process.exit(0)));
