import { runOffice } from './office.ts';

// The operator's command without installation and build: node apps/server/src/commands/runOffice.ts COMMAND.
await runOffice(process.argv.slice(2));
