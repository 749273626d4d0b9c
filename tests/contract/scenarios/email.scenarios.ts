import { eq } from 'drizzle-orm';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { saveEmailChange } from '../../../apps/server/src/features/account/profile/emailChange.repository.ts';
import type { ScenarioContext, ScenariosOf } from './scenarioContext.ts';

/** Creates an account whose new address waits for the confirmation of a token. */
async function waitFor(context: ScenarioContext, token: string): Promise<string> {
  const { db, clock } = context.service.deps;
  const { userId } = await context.createAccount();
  const email = `${token}@example.org`;
  await saveEmailChange(db, userId, { email, token }, clock());
  return email;
}

/** The answers of the calls about the e-mail address of an account. */
export const emailScenarios: ScenariosOf<'emailConfirm' | 'emailChangeCancel'> = {
  emailConfirm: {
    '200 to the token of a link': async (call, context) => {
      await waitFor(context, 'first');
      return call({ token: 'first' });
    },
    '111 to the token of an address that another account has now': async (call, context) => {
      const email = await waitFor(context, 'second');
      const other = await context.createAccount();
      const { db } = context.service.deps;
      await db.update(users).set({ email }).where(eq(users.id, other.userId));
      return call({ token: 'second' });
    },
    '404 to a token that was used': async (call, context) => {
      await waitFor(context, 'third');
      await call({ token: 'third' });
      return call({ token: 'third' });
    },
  },
  emailChangeCancel: {
    '200 also without a change that waits': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
};
