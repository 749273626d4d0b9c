import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../../apps/portal/src/app/routes.ts';
import { listScreens } from '../../apps/portal/stories/table/listScreens.ts';
import { filesBelow } from '../../scripts/sources.ts';

const allFiles = filesBelow(['apps/portal/stories']);
const files = allFiles.filter((file) => file.endsWith('.stories.tsx'));
const screens = listScreens(files.map((file) => readFileSync(file, 'utf8')));
const pages = routes.flatMap((row) => ('page' in row ? [row.path] : []));

const getStates = (path: string) =>
  screens
    .filter(({ route }) => route === path)
    .flatMap(({ states }) => states.map(({ name }) => name));

/** The pages that load nothing when they are opened. */
const pagesWithoutData: readonly string[] = [
  '/change-password',
  '/citizen/change-password',
  '/forgot-password',
  '/land-records',
  '/login',
  '/officer/change-password',
  '/privacy-policy',
  '/registration',
  '/temp',
  '/website/accessibility',
  '/website/confirm-email',
  '/website/content',
  '/website/disclaimer',
  '/website/feature-inner',
  '/website/glossary',
  '/website/help',
  '/website/maintenance',
  '/website/opening-soon',
  '/website/map-demo',
  '/website/no-access',
  '/website/offline',
  '/website/page-not-found',
  '/website/plot-check',
  '/website/policy',
  '/website/screen-reader',
  '/website/server-error',
  '/website/session-ended',
  '/website/sitemap',
  '/website/terms',
  '/website/track-status',
  '/website/verify-document',
];

/** The pages that another page shows with other data: their states are those of the named one. */
const sameAs: Readonly<Record<string, string>> = {
  '/officer/edit-profile': '/citizen/edit-profile',
  '/admin/edit-profile': '/citizen/edit-profile',
  '/officer/report/land-information/mouza-report/:ids':
    '/officer/report/land-information/tahasil-report/:ids',
  '/officer/report/land-information/khatiyan-report/:ids':
    '/officer/report/land-information/tahasil-report/:ids',
  '/officer/report/land-information/plot-report/:ids':
    '/officer/report/land-information/tahasil-report/:ids',
};

/** The pages whose data is never a list without rows. */
const neverEmpty: readonly string[] = [
  '/website/about',
  '/website/grievance/addgrievance',
  '/quarry-application',
  '/officer/cases/file',
  '/officer/explore-map',
];

it('every route has a story, and every story a route', () => {
  expect(pages.filter((path) => !getStates(path).includes('Filled'))).toEqual([]);
  expect(screens.filter(({ route }) => !pages.includes(route))).toEqual([]);
  expect(screens.length).toBe(files.length);
});

it('every screen has the transcript of its first state, and every transcript a screen', () => {
  const transcripts = allFiles.filter((file) => file.endsWith('.speech.txt'));
  const expected = files.map((file) => file.replace('.stories.tsx', '.speech.txt'));
  expect(transcripts.toSorted()).toEqual(expected.toSorted());
});

it('every page with data is shown while it loads, without data, and after a failure', () => {
  const withData = pages.filter((path) => !pagesWithoutData.includes(path));
  const missing = withData.flatMap((path) => {
    const states = getStates(sameAs[path] ?? path);
    const needed = ['Loading', 'Failed', ...(neverEmpty.includes(path) ? [] : ['Empty'])];
    return needed.filter((state) => !states.includes(state)).map((state) => `${path}: ${state}`);
  });
  expect(missing).toEqual([]);
});

/** The story that shows each dialog, as file and name of the story. */
const storyOfDialog: Readonly<Record<string, readonly [file: string, story: string]>> = {
  AddAppDialog: ['account/SecondFactor', 'AddApp'],
  AddPasskeyDialog: ['account/SecondFactor', 'AddPasskey'],
  AppealDialog: ['officer/CourtCase', 'AddAppeal'],
  ConfirmDialog: ['account/SecondFactor', 'Remove'],
  ContactReasonDialog: ['administrator/Questions', 'ShowContact'],
  EraseDialog: ['account/CitizenProfile', 'EraseAccount'],
  ExternalLinkDialog: ['public/Home', 'ExternalLink'],
  IdleDialog: ['citizen/Dashboard', 'IdleWarning'],
  LetterDialog: ['officer/Letter', 'Edit'],
  LeaveDialog: ['officer/Inbox', 'Leave'],
  OtpDialog: ['account/Registration', 'Code'],
  PageReportDialog: ['public/Help', 'ReportProblem'],
  PartyDialog: ['officer/CourtCase', 'AddParty'],
  PlotSearchDialog: ['officer/Dashboard', 'PlotSearch'],
  ReasonDialog: ['administrator/Changes', 'Refuse'],
  ProposeDialog: ['officer/Corrections', 'Propose'],
  RecordDrawer: ['administrator/Record', 'Filled'],
  RefundDialog: ['officer/Refunds', 'Record'],
  RevealDialog: ['officer/CourtCase', 'NumberReason'],
  RetireLandDialog: ['administrator/Record', 'RetirePlot'],
  ScheduleDialog: ['officer/RegisterReports', 'Schedule'],
  ServiceDialog: ['officer/CourtCase', 'ServiceMissing'],
  ShortcutsDialog: ['officer/Inbox', 'Shortcuts'],
  SourceDialog: ['administrator/Record', 'Retire'],
  StepDialog: ['citizen/Corrections', 'Answer'],
  TrackDialog: ['public/Home', 'TrackDialog'],
  ValuationSheetDialog: ['officer/Valuation', 'Sheet'],
  TrackStatusDialog: ['public/Home', 'TrackDialogErrors'],
};

const dialogs = filesBelow(['apps/portal/src'])
  .filter((file) => /(?:Dialog|Drawer)\.tsx$/.test(file))
  .map((file) => basename(file, '.tsx'));

it('every dialog and drawer has a story', () => {
  const withoutStory = dialogs.filter((dialog) => {
    const [file = '', story = ''] = storyOfDialog[dialog] ?? [];
    const path = files.find((each) => each.endsWith(`/${file}.stories.tsx`));
    return path === undefined || !readFileSync(path, 'utf8').includes(`export const ${story}:`);
  });
  expect(withoutStory).toEqual([]);
  expect(Object.keys(storyOfDialog).filter((dialog) => !dialogs.includes(dialog))).toEqual([]);
});

it('the lists of exceptions name only pages that exist', () => {
  const named = [...pagesWithoutData, ...Object.entries(sameAs).flat(), ...neverEmpty];
  expect(named.filter((path) => !pages.includes(path))).toEqual([]);
});
