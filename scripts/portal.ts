import { buildPortal } from './buildPortal.ts';
import { startDemoGateway } from './demoGateway.ts';

await buildPortal();
Object.assign(process.env, await startDemoGateway(process.env));
await import('../apps/server/src/main.ts');
