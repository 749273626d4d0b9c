import { parseArgs } from 'node:util';
import { compareKits } from './bench/kit.ts';
import { measurePortal, portalParts, type PortalPart } from './bench/portal.ts';

// npm run bench measures everything; npm run bench -- kit --rounds 15 one part, in more rounds.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const known = [...Object.keys(portalParts), 'kit'];
const unknown = positionals.filter((part) => !known.includes(part));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
const wanted = positionals.length === 0 ? known : positionals;
const isPortalPart = (part: string): part is PortalPart => part in portalParts;

const parts = wanted.filter(isPortalPart);
if (parts.length > 0) await measurePortal(parts);
if (wanted.includes('kit')) await compareKits(Number(values.rounds));
