// Long because each answer of eleven calls needs an import that has come that far.
import { eq } from 'drizzle-orm';
import { importPartBytes, type EndpointName } from '@temple-land/portal-core';
import { importJobs } from '../../../apps/server/src/db/schema/importJobs.ts';
import { runImportJobs } from '../../../apps/server/src/features/imports/jobs/runJobs.ts';
import { secondAdministrator } from '../../support/admin.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, `import${string}` | 'recordExport'>;

const nobody = 2_000_000_000;
const reason = 'Order of the office';
const page = { pageNumber: 1, pageSize: 20 };
const faulty = 'code,name_en\nzz,Airfield\n';
let imports = 0;

const administrator = async ({ service }: ScenarioContext) =>
  (await service.signInAs('administrator')).token;

async function asAdministrator(call: MakeCall, context: ScenarioContext, input: unknown) {
  return call(input, await administrator(context));
}

/** Returns a list of one district that the register does not have. */
function buildList(): string {
  imports += 1;
  return `code,name_en\nZZ${String.fromCodePoint(64 + imports)},Airfield ${imports}\n`;
}

const announce = (text: string, name = 'districts.csv') => ({
  files: [{ name, bytes: new TextEncoder().encode(text).length }],
});

/** Opens an import of a list and sends the list. */
async function send({ service }: ScenarioContext, text = buildList()) {
  const { token } = await service.signInAs('administrator');
  const { id } = await service.result('importStart', announce(text), token);
  const part = { id, index: '0', part: '0', fileName: 'part' };
  const bytes = new TextEncoder().encode(text);
  await service.result('importUpload', { ...part, bytes }, token);
  return id;
}

async function read(context: ScenarioContext, text?: string) {
  const id = await send(context, text);
  const token = await administrator(context);
  await context.service.call('importRead', { id }, token);
  await runImportJobs(context.service.deps);
  const { mapping, crs } = await context.service.result('importJob', { id }, token);
  return { id, mapping, crs, accepted: [] };
}

async function check(context: ScenarioContext, text?: string) {
  const request = await read(context, text);
  await context.service.call('importCheck', request, await administrator(context));
  await runImportJobs(context.service.deps);
  return request.id;
}

const waitingChanges = { isWaiting: true, pageNumber: 1, pageSize: 1000 };

/** Approves an import as a second administrator; changes of other scenarios can wait too. */
async function approveImport({ service }: ScenarioContext, id: number) {
  const { token } = await secondAdministrator(service);
  const { rows } = await service.result('pendingChangeList', waitingChanges, token);
  const change = rows.find(({ importJobId }) => importJobId === id);
  await service.call('pendingChangeApprove', { id: change?.id ?? 0 }, token);
}

/** Makes an import with a second administrator; returns its number. */
async function finish(context: ScenarioContext) {
  const { service } = context;
  const id = await check(context);
  const token = await administrator(context);
  await service.call('importAsk', { id, reason }, token);
  await approveImport(context, id);
  await runImportJobs(service.deps);
  return (await service.result('importJob', { id }, token)).batchId ?? 0;
}

/** Withdraws what waits, and leaves no import open. */
async function clear({ service }: ScenarioContext) {
  const { token } = await service.signInAs('administrator');
  const answer = await service.call('pendingChangeList', waitingChanges, token);
  for (const { id, importJobId } of 'result' in answer ? answer.result.rows : []) {
    if (importJobId !== null) await service.call('pendingChangeWithdraw', { id }, token);
  }
  await service.deps.db
    .update(importJobs)
    .set({ state: 'discarded' })
    .where(eq(importJobs.state, 'uploading'));
}

const part = (id: number, bytes = new Uint8Array(5)) => ({
  id,
  index: '0',
  part: '0',
  fileName: 'part',
  bytes,
});

/** The answers of the calls of imports. */
export const importScenarios: ScenariosOf<Name> = {
  importList: {
    '200 with the imports': (call, context) => asAdministrator(call, context, page),
  },
  importJob: {
    '200 with an import': async (call, context) =>
      asAdministrator(call, context, { id: await send(context) }),
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, { id: nobody }),
  },
  importStart: {
    '200 to a list': (call, context) => asAdministrator(call, context, announce(buildList())),
    '409 to an eleventh import without its files': async (call, context) => {
      for (let open = 0; open < 10; open += 1) {
        await context.service.call('importStart', announce('a'), await administrator(context));
      }
      await asAdministrator(call, context, announce('a'));
      await clear(context);
    },
    '413 to more than an import may have': (call, context) =>
      asAdministrator(call, context, { files: [{ name: 'a.csv', bytes: 600_000_000 }] }),
    '415 to a text': (call, context) =>
      asAdministrator(call, context, announce('a', 'districts.doc')),
  },
  importUpload: {
    '200 to a part': async (call, context) => {
      const token = await administrator(context);
      const { id } = await context.service.result('importStart', announce('abcde'), token);
      await call(part(id), token);
    },
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, part(nobody)),
    '409 to an import that was read': async (call, context) => {
      const { id } = await read(context);
      await asAdministrator(call, context, part(id));
    },
    '413 to a part of another size': async (call, context) => {
      const token = await administrator(context);
      const { id } = await context.service.result('importStart', announce('abcde'), token);
      await call(part(id, new Uint8Array(importPartBytes)), token);
    },
  },
  importRead: {
    '200 to a whole file': async (call, context) =>
      asAdministrator(call, context, { id: await send(context) }),
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, { id: nobody }),
    '409 to a file that is not complete': async (call, context) => {
      const token = await administrator(context);
      const { id } = await context.service.result('importStart', announce('abcde'), token);
      await call({ id }, token);
    },
  },
  importCheck: {
    '200 to the guessed mapping': async (call, context) => {
      await asAdministrator(call, context, await read(context));
      await runImportJobs(context.service.deps);
    },
    '400 to a mapping of another file': async (call, context) =>
      asAdministrator(call, context, { ...(await read(context)), mapping: [] }),
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, {
        id: nobody,
        mapping: [],
        crs: 'EPSG:4326',
        accepted: [],
      }),
    '409 to an import without its file': async (call, context) => {
      const request = await read(context);
      await asAdministrator(call, context, { ...request, id: await send(context) });
    },
  },
  importFaults: {
    '200 with the faults': async (call, context) =>
      asAdministrator(call, context, { id: await check(context, faulty), ...page }),
    '404 without one': async (call, context) =>
      asAdministrator(call, context, { id: await check(context), ...page }),
  },
  recordExport: {
    'HTTP 200 with the records': (call, context) =>
      asAdministrator(call, context, { what: 'tahasil', format: 'csv', withPersons: true, reason }),
  },
  importFaultFile: {
    'HTTP 200 with the faults': async (call, context) =>
      asAdministrator(call, context, { id: await check(context, faulty), format: 'xlsx' }),
    'HTTP 404 without one': (call, context) =>
      asAdministrator(call, context, { id: nobody, format: 'json' }),
  },
  importAsk: {
    '202 to checked rows': async (call, context) => {
      await asAdministrator(call, context, { id: await check(context), reason });
      await clear(context);
    },
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, { id: nobody, reason }),
    '409 to rows with a fault': async (call, context) =>
      asAdministrator(call, context, { id: await check(context, faulty), reason }),
  },
  importDiscard: {
    '200 to a checked import': async (call, context) =>
      asAdministrator(call, context, { id: await check(context) }),
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, { id: nobody }),
    '409 to a discarded import': async (call, context) => {
      const id = await check(context);
      const token = await administrator(context);
      await context.service.call('importDiscard', { id }, token);
      await call({ id }, token);
    },
  },
  importUndo: {
    '202 to an import': async (call, context) => {
      await asAdministrator(call, context, { batchId: await finish(context), reason });
      await clear(context);
    },
    '404 to an import that is not there': (call, context) =>
      asAdministrator(call, context, { batchId: nobody, reason }),
    '409 to an import whose undo waits': async (call, context) => {
      const batchId = await finish(context);
      const token = await administrator(context);
      await context.service.call('importUndo', { batchId, reason }, token);
      await call({ batchId, reason }, token);
      await clear(context);
    },
  },
};
