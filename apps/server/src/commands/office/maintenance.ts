import { Argument, InvalidArgumentError, type Command } from 'commander';
import { endMaintenance, startMaintenance } from '../../ports/maintenance.ts';
import { targetPlaces } from './database.ts';

// India has one zone without summer time.
const indianZone = '+05:30';

/** Parses yyyy-MM-ddTHH:mm in Indian time. */
function parseEnd(text: string): string {
  const end = new Date(`${text}${indianZone}`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(end.getTime())) {
    throw new InvalidArgumentError('It must be a time in India, for example 2026-11-26T18:30.');
  }
  return end.toISOString();
}

async function switchMaintenance(
  state: 'on' | 'off',
  { until }: { until?: string },
): Promise<void> {
  const places = targetPlaces(process.env);
  if (state === 'off') await endMaintenance(places);
  else await startMaintenance(places, until === undefined ? {} : { until });
  const result = state === 'on' ? 'Visitors see the maintenance page.' : 'The portal is open.';
  console.log(`Maintenance is ${state}. ${result}`);
}

/** Adds the command that closes the portal for visitors and opens it again. */
export function addMaintenanceCommand(program: Command): void {
  program
    .command('maintenance')
    .description('shows visitors a maintenance page until it is switched off')
    .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
    .option('--until <time>', 'expected end in Indian time, yyyy-MM-ddTHH:mm', parseEnd)
    .action(switchMaintenance);
}
