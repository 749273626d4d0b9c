import { buildPortal } from './buildPortal.ts';

await buildPortal();
await import('../apps/server/src/main.ts');
