// Long because it is a list: faults of every package, by what they break.

/** The runners of the tests: a project of Vitest, or `browser` for Playwright. */
export type Project =
  'unit' | 'service' | 'postgres' | 'components' | 'portal' | 'stories' | 'screens' | 'browser';

/** A fault that is made on purpose: a change of one place in one file, and the test file that has to find it. */
export interface DeliberateFault {
  fault: string;
  file: string;
  /** The text to replace; the file contains it once. */
  text: string;
  replacement: string;
  project: Project;
  test: string;
  /** A part of the titles of the tests to run, of a file with many tests of one kind; all by default. */
  title?: string;
}

const core = 'packages/portal-core/src';
const kit = 'packages/ui/src';
const portal = 'apps/portal';
const server = 'apps/server/src';

const faultsOfRules: DeliberateFault[] = [
  {
    fault: 'a tender is closed one moment too early',
    file: `${core}/rules/tenders/tenderWindow.ts`,
    text: 'if (close < now)',
    replacement: 'if (close <= now)',
    project: 'unit',
    test: `${core}/rules/tenders/tenderWindow.test.ts`,
  },
  {
    fault: 'an Aadhaar number is accepted without its check digit',
    file: `${core}/validators/values/aadhaar.ts`,
    text: '.test(value) && isVerhoeff(value)',
    replacement: '.test(value)',
    project: 'unit',
    test: `${core}/validators/values/aadhaar.test.ts`,
  },
  {
    fault: 'a file of one byte too many is accepted',
    file: `${core}/validators/values/file.ts`,
    text: 'if (bytes > maxBytes)',
    replacement: 'if (bytes > maxBytes + 1)',
    project: 'unit',
    test: `${core}/validators/values/file.test.ts`,
  },
  {
    fault: 'an answer with a wrong hash is opened',
    file: `${core}/envelope/envelope.ts`,
    text: "if (!signer.equals(signer.sign(data), token)) return { ok: false, reason: 'token' };",
    replacement: '',
    project: 'unit',
    test: `${core}/envelope/envelope.test.ts`,
  },
];

const faultsOfRights: DeliberateFault[] = [
  {
    fault: 'a call of officers is open to everybody who is signed in',
    file: `${core}/contract/api.ts`,
    text: "out: applications.OfficerQueueAnswer, wire: 'sealed', auth: officers,",
    replacement: "out: applications.OfficerQueueAnswer, wire: 'sealed', auth: 'signedIn',",
    project: 'service',
    test: 'tests/contract/scenarios/scenarios.test.ts',
  },
  {
    fault: 'an officer opens an application outside the own area',
    file: `${server}/features/officer/officer.repository.ts`,
    text: 'eq(applications.type, type), isInScope(caller));',
    replacement: 'eq(applications.type, type));',
    project: 'service',
    test: `${server}/features/workflow/workflow.test.ts`,
  },
  {
    fault: 'an officer takes a step without the right to it',
    file: `${core}/rules/workflow/workflow.ts`,
    text: 'right !== undefined && taker.has(right)',
    replacement: 'right !== undefined && taker.size > 0',
    project: 'service',
    test: `${server}/features/workflow/transitions.test.ts`,
  },
  {
    fault: 'a running application follows the newest workflow',
    file: `${server}/features/workflow/applicationState.repository.ts`,
    text: 'await loadWorkflow(tx, type, workflowVersion)',
    replacement:
      'await loadWorkflow(tx, type, Math.max(workflowVersion, 2)).catch(() => loadWorkflow(tx, type, workflowVersion))',
    project: 'service',
    test: `${server}/features/workflowSettings/workflowVersions.test.ts`,
  },
  {
    fault: 'a citizen opens the application of another one',
    file: `${server}/features/applications/applications.repository.ts`,
    text: 'request, eq(applications.applicantId, caller.userId));',
    replacement: 'request, undefined);',
    project: 'service',
    test: `${server}/features/applications/applications.test.ts`,
  },
  {
    fault: 'the queue of an officer of a tahasil has every tahasil',
    file: `${server}/db/land/territory.ts`,
    text: "if (who.userType === 'T') return eq(columns.tahasilId, who.tahasilId ?? -1);",
    replacement: "if (who.userType === 'T') return sql`true`;",
    project: 'service',
    test: `${server}/features/officer/officer.test.ts`,
  },
  {
    fault: 'the access to the name of a reporter is not recorded',
    file: `${server}/features/officer/reporter.ts`,
    text: 'await recordAccess(tx, [{ ...reading, purpose }], clock());',
    replacement: 'await recordAccess(tx, [], clock());',
    project: 'service',
    test: `${server}/features/officer/reporter.test.ts`,
  },
  {
    fault: 'a session has no end when nobody uses it',
    file: `${server}/http/auth/authorise.ts`,
    text: 'idleMs >= idleLimitMs || ageMs',
    replacement: 'ageMs',
    project: 'service',
    test: `${server}/http/auth/roles.test.ts`,
  },
  {
    fault: 'a captcha can be used twice',
    file: `${server}/features/captcha/captcha.repository.ts`,
    text: 'await db.delete(captchas).where(eq(captchas.id, id)).returning();',
    replacement: 'await db.select().from(captchas).where(eq(captchas.id, id));',
    project: 'service',
    test: `${server}/features/account/login/login.test.ts`,
  },
];

const faultsOfService: DeliberateFault[] = [
  {
    fault: 'answers are sent without the envelope',
    file: `${server}/http/calls/mountCalls.ts`,
    text: '.send(hasSealedAnswer(row) ? sealResponse(signer, answer) : answer);',
    replacement: '.send(answer);',
    project: 'service',
    test: 'tests/contract/round-trip.test.ts',
  },
  {
    fault: 'the draft of a submitted form is kept',
    file: `${server}/features/applications/submit.ts`,
    text: 'await deleteDraft(tx, caller.userId, type);',
    replacement: '',
    project: 'service',
    test: `${server}/features/applications/drafts.test.ts`,
  },
  {
    fault: 'the total of a report leaves out the first row',
    file: `${server}/features/reports/placeRows.ts`,
    text: "return sumColumns(rows, keys, ['amount']);",
    replacement: "return sumColumns(rows.slice(1), keys, ['amount']);",
    project: 'service',
    test: `${server}/features/reports/landInformation.test.ts`,
  },
  {
    fault: 'a sum of the database is a text',
    file: `${server}/features/reports/placeRows.ts`,
    text: 'sum(column).mapWith(Number)',
    replacement: 'sum(column)',
    project: 'postgres',
    test: `${server}/features/reports/landInformation.test.ts`,
  },
  {
    fault: 'a migration has an index that is not unique',
    file: 'apps/server/migrations/0001_account_and_administration.sql',
    text: 'CREATE UNIQUE INDEX "tahasils_name"',
    replacement: 'CREATE INDEX "tahasils_name"',
    project: 'postgres',
    test: `${server}/features/admin/stores/places.test.ts`,
  },
  {
    fault: 'two records of activity do not wait for each other',
    file: `${server}/db/activity/activityChain.ts`,
    text: ".where(eq(activityHead.id, headId)).for('update')",
    replacement: '.where(eq(activityHead.id, headId))',
    project: 'postgres',
    test: `${server}/db/activity/activityChain.test.ts`,
  },
];

const faultsOfScreens: DeliberateFault[] = [
  {
    fault: 'a text has no translation',
    file: `${portal}/public/assets/i18n/or/tenders.json`,
    text: '"count_one": "{count}ଟି ଟେଣ୍ଡର",',
    replacement: '',
    project: 'unit',
    test: `${portal}/src/i18n/translations.test.ts`,
  },
  {
    fault: 'one thing is counted with the words for many',
    file: `${portal}/public/assets/i18n/en/officer.json`,
    text: '"inbox.stageDays_one": "{n} day"',
    replacement: '"inbox.stageDays_one": "{n} days"',
    project: 'unit',
    test: `${portal}/src/i18n/i18n.test.ts`,
  },
  {
    fault: 'the map of land officers is a page of all officers',
    file: `${portal}/src/app/routes.ts`,
    text: "title: ['common:title.officer', 'common:title.webGis'],        guard: 'landOfficer',",
    replacement:
      "title: ['common:title.officer', 'common:title.webGis'],        guard: 'officers',",
    project: 'portal',
    test: `${portal}/stories/tests/landings.test.tsx`,
  },
  {
    fault: 'the current page of a list is not told to a screen reader',
    file: `${kit}/components/Pagination/PageNumbers.tsx`,
    text: "aria-current={number === page ? 'page' : undefined}",
    replacement: 'aria-current={undefined}',
    project: 'components',
    test: `${kit}/components/Pagination/Pagination.test.tsx`,
  },
  {
    fault: 'a dialog does not give the focus back',
    file: `${kit}/components/Dialog/Dialog.tsx`,
    text: 'else if (opener instanceof HTMLElement) opener.focus();',
    replacement: 'else if (opener instanceof HTMLElement) opener.blur();',
    project: 'components',
    test: `${kit}/components/Dialog/Dialog.test.tsx`,
  },
  {
    fault: 'a button is too low for a finger',
    file: `${kit}/components/Button/Button.css.ts`,
    text: 'minBlockSize: vars.size.target,',
    replacement: "blockSize: '2rem',",
    project: 'stories',
    test: `${kit}/components/Button/Button.stories.tsx`,
  },
  {
    fault: 'a page is wider than a phone',
    file: `${portal}/src/features/glossary/GlossaryPage.css.ts`,
    text: 'minmax(min(22rem, 100%), 1fr)',
    replacement: 'minmax(22rem, 1fr)',
    project: 'screens',
    test: `${portal}/stories/public/Glossary.stories.tsx`,
  },
  {
    fault: 'a word in another script is read by the wrong voice',
    file: `${portal}/src/features/glossary/GlossaryPage.tsx`,
    text: '<span className={styles.secondName} lang={second}>',
    replacement: '<span className={styles.secondName} lang="en">',
    project: 'screens',
    test: `${portal}/stories/public/Glossary.stories.tsx`,
  },
  {
    fault: 'a page has the title of another one',
    file: `${portal}/src/app/routes.ts`,
    text: "title: ['common:title.website', 'common:title.glossary'],",
    replacement: "title: ['common:title.website', 'common:title.faq'],",
    project: 'unit',
    test: `${portal}/src/app/titles.test.ts`,
  },
  {
    fault: 'a page leaves its title to the browser',
    file: `${portal}/src/app/PageHead.tsx`,
    text: '<title>{title}</title>',
    replacement: '',
    project: 'browser',
    test: 'tests/browser/pages/routes.spec.ts',
    title: 'is titled, quiet and valid, and read in Odia: 1 of',
  },
];

/** The deliberate faults, beside those of the checks themselves in `tests/faults`. */
export const deliberateFaults: readonly DeliberateFault[] = [
  ...faultsOfRules,
  ...faultsOfRights,
  ...faultsOfService,
  ...faultsOfScreens,
];
