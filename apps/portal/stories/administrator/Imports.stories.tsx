import type { ImportJob } from '@temple-land/portal-core';
import { checking, faulty, importList, job, made, ready } from '../samples/imports.ts';
import { registerFaults, registerJob, registerStates } from '../samples/registerImports.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Imports',
  args: { route: '/admin/imports', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

/** A story of one import. */
const ofJob = (changes: Partial<ImportJob>): ScreenStory => ({
  args: { path: '/admin/imports?job=7' },
  parameters: answers(answer('importJob', job(changes))),
});

/** A story of an import of registers. */
const ofRegisters = (changes: Partial<ImportJob> = {}): ScreenStory => ({
  args: { path: '/admin/imports?job=7' },
  parameters: answers(
    answer('importJob', registerJob(changes)),
    answer('importFaults', registerFaults),
  ),
});

const nothing = { rows: [], total: 0, jobs: [] };
const askUndo = steps(
  pressAt('main button[data-kind=danger]'),
  fill('admin:changes.reason', 'The file was of another year.'),
);

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('importList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('importList', { status: 200, result: nothing })),
};
export const Failed: ScreenStory = { parameters: answers(fail('importList', 500)) };
export const ExportWithPersons: ScreenStory = {
  play: steps(press('imports:export.persons'), press('specification:notification.download')),
};
export const Undo: ScreenStory = { play: askUndo };
export const Undoing: ScreenStory = {
  parameters: answers(
    answer('importList', {
      status: 200,
      result: {
        ...nothing,
        total: 1,
        rows: importList.result.rows.slice(0, 1).map((row) => ({ ...row, isUndoing: true })),
      },
    }),
  ),
};
export const Mapping: ScreenStory = ofJob({});
export const MappingIncomplete: ScreenStory = {
  ...ofJob({
    mapping: [{ table: 'plots.csv', parts: [{ entity: 'plot', repeats: false, fields: [] }] }],
  }),
  play: steps(press('imports:check')),
};
export const Uploading: ScreenStory = ofJob({
  state: 'uploading',
  tables: [],
  files: [{ name: 'plots.csv', bytes: 9_124_000, sent: 4_000_000 }],
});
export const Queued: ScreenStory = ofJob({ state: 'queued' });
export const Checking: ScreenStory = ofJob(checking);
export const Faults: ScreenStory = ofJob(faulty);
export const Ready: ScreenStory = ofJob({ ...ready, same: [2] });
export const Asking: ScreenStory = { ...ofJob(ready), play: steps(press('imports:ask.button')) };
export const Waiting: ScreenStory = ofJob({ ...ready, isWaiting: true });
export const Importing: ScreenStory = ofJob({
  ...ready,
  step: 'import',
  state: 'running',
  progress: { phase: 'write', about: 'plot', rows: 0 },
});
export const Done: ScreenStory = ofJob(made);
export const Unchanged: ScreenStory = ofJob({ ...made, batchId: null, same: [2] });
export const Unreadable: ScreenStory = ofJob({
  state: 'failed',
  problem: 'plots.zip is not a sound archive: end of central directory record signature not found.',
  tables: [],
});
export const Interrupted: ScreenStory = ofJob({ ...ready, state: 'interrupted' });
export const Undone: ScreenStory = ofJob({ ...made, step: 'undo', files: [], counts: [] });
export const RegisterMapping: ScreenStory = ofRegisters();
export const RegisterMappingIncomplete: ScreenStory = {
  ...ofRegisters({
    mapping: [
      {
        table: 'registers.xlsx#Leases',
        parts: [{ entity: 'lease', repeats: false, fields: [] }],
      },
    ],
  }),
  play: steps(press('imports:check')),
};
export const RegisterUploading: ScreenStory = ofRegisters({
  state: 'uploading',
  tables: [],
  files: [{ name: 'registers.xlsx', bytes: 412_160, sent: 120_000 }],
});
export const RegisterChecking: ScreenStory = ofRegisters(registerStates.checking);
export const RegisterFaults: ScreenStory = ofRegisters(registerStates.faulty);
export const RegisterReady: ScreenStory = ofRegisters(registerStates.ready);
export const RegisterImporting: ScreenStory = ofRegisters(registerStates.importing);
export const RegisterDone: ScreenStory = ofRegisters(registerStates.made);
export const RegisterUnreadable: ScreenStory = ofRegisters({
  state: 'failed',
  problem:
    'registers.xlsx is not a sound archive: end of central directory record signature not found.',
  tables: [],
});
export const Gone: ScreenStory = {
  args: { path: '/admin/imports?job=7' },
  parameters: answers(answer('importJob', { status: 404 })),
};
