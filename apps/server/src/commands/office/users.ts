import type { Command } from 'commander';
import { asc, sql } from 'drizzle-orm';
import { getPublicOrigin } from '../../config.ts';
import { users } from '../../db/schema/account.ts';
import { factors } from '../../db/schema/factors.ts';
import { openAdministrators, recoverAdministrator } from './administrators.ts';
import { withDatabase } from './database.ts';
import { describeLink, toLinkReport } from './signInLink.ts';
import { printReport, type ReportOptions } from './terminal.ts';

const types: Readonly<Record<string, string>> = {
  A: 'administrator',
  O: 'land officer',
  T: 'tahasil officer',
  C: 'counter operator',
};

const listStaff = () =>
  withDatabase(({ db }) =>
    db
      .select({
        loginId: users.loginId,
        fullName: users.fullName,
        userType: users.userType,
        isBlocked: sql<boolean>`${users.isBlocked} = 1`,
        hasPassword: sql<boolean>`${users.passwordHash} <> ''`,
        hasSecondFactor: sql<boolean>`exists (select 1 from ${factors} where ${factors.userId} = ${users.id})`,
      })
      .from(users)
      .where(sql`${users.userType} <> 'CI'`)
      .orderBy(asc(users.userType), asc(users.loginId)),
  );

async function list(options: ReportOptions): Promise<void> {
  const staff = await listStaff();
  const lines = staff.map(({ loginId, fullName, userType, ...state }) => {
    const marks = [
      types[userType] ?? userType,
      state.isBlocked ? 'blocked' : '',
      state.hasPassword ? '' : 'no password yet',
      state.hasSecondFactor ? '' : 'no second factor',
    ];
    return `${loginId}  ${fullName}  (${marks.filter((mark) => mark !== '').join(', ')})`;
  });
  printReport(options, { users: staff }, [...lines, `${staff.length} accounts of staff`]);
}

type Names = readonly [loginId: string, mobile: string, fullName: string];

async function add(...[loginId, mobile, fullName, options]: [...Names, ReportOptions]) {
  await withDatabase(async ({ db }, config) => {
    const accounts = await openAdministrators(db, config, [{ loginId, mobile, fullName }]);
    const origin = getPublicOrigin(config);
    const links = accounts.map((account) => toLinkReport(origin, account));
    const lines = accounts.flatMap((account) => describeLink(origin, account));
    printReport(options, { administrators: links }, lines);
  });
}

async function recover(loginId: string, options: ReportOptions & { mobile?: string }) {
  await withDatabase(async ({ db }, config) => {
    const account = await recoverAdministrator(db, config, loginId, options.mobile);
    const origin = getPublicOrigin(config);
    const report = { administrators: [toLinkReport(origin, account)] };
    printReport(options, report, describeLink(origin, account));
  });
}

/** Adds the commands for accounts of staff. */
export function addUserCommands(program: Command): void {
  const commands = program.command('users').description('accounts of staff');
  commands
    .command('list')
    .description('lists all accounts but those of citizens')
    .option('--json', 'reports as JSON')
    .action(list);
  commands
    .command('add-administrator')
    .description('adds an administrator and shows a one-time link to the account')
    .argument('<login>', 'login name')
    .argument('<mobile>', 'mobile number')
    .argument('<name>', 'full name')
    .option('--json', 'reports as JSON')
    .action(add);
  commands
    .command('recover')
    .description('opens the account of an administrator whose phone or password is lost')
    .argument('<login>', 'login name')
    .option('--mobile <number>', 'sets another mobile number')
    .option('--json', 'reports as JSON')
    .action(recover);
}
