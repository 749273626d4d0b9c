import { rmSync } from 'node:fs';

const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR names the folder to start afresh.');
rmSync(folder, { recursive: true, force: true });
await import('../../scripts/portal.ts');
