import { eq } from 'drizzle-orm';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { saveEmailLink } from '../../../apps/server/src/db/accounts/emailLink.ts';
import { uploadTemporaryFile } from '../../support/landApplication.ts';
import { files } from '../../support/sampleFiles.ts';
import type { Account, MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

/** Creates an account whose new address waits for the confirmation of a token. */
async function waitFor(context: ScenarioContext, token: string): Promise<string> {
  const { db, clock } = context.service.deps;
  const { userId } = await context.createAccount();
  const email = `${token}@example.org`;
  await saveEmailLink(db, userId, { email, token }, clock());
  return email;
}

async function askName(call: MakeCall, { service }: ScenarioContext, { token }: Account) {
  const proof = await uploadTemporaryFile(service, token);
  return call({ fullName: 'Pramila Sethi', reason: 'Marriage', proof }, token);
}

type Name =
  | 'emailConfirm'
  | 'emailChangeCancel'
  | 'nameChangeAsk'
  | 'nameChangeWithdraw'
  | 'personalDetailsRead'
  | 'personalDetailsSave'
  | 'photoSave'
  | 'photoRemove';

const noDetails = { address: '', pinCode: '', nomineeName: '', nomineeRelation: '' };

/** The answers of the calls about a own details of an account. */
export const profileScenarios: ScenariosOf<Name> = {
  nameChangeAsk: {
    '202 to a new name with its proof': async (call, context) =>
      askName(call, context, await context.createAccount()),
    '400 without a proof': async (call, context) => {
      const { token } = await context.createAccount();
      return call({ fullName: 'Pramila Sethi', reason: 'Marriage', proof: 'none' }, token);
    },
    '409 while another name waits': async (call, context) => {
      const account = await context.createAccount();
      await askName(call, context, account);
      return askName(call, context, account);
    },
  },
  personalDetailsRead: {
    '200 to a citizen': async (call, context) => call({}, (await context.createAccount()).token),
  },
  personalDetailsSave: {
    '200 to an address': async (call, context) =>
      call({ ...noDetails, address: 'Puri' }, (await context.createAccount()).token),
    '400 to a nominee without a relation': async (call, context) =>
      call({ ...noDetails, nomineeName: 'Ranjan' }, (await context.createAccount()).token),
  },
  photoSave: {
    '200 to a picture': async (call, { service, createAccount }) => {
      const { token } = await createAccount();
      const upload = { fileName: 'me.png', bytes: files.png };
      const { tempId } = await service.result('saveFileToTemp', upload, token);
      return call({ tempId }, token);
    },
    '400 to a PDF': async (call, { service, createAccount }) => {
      const { token } = await createAccount();
      return call({ tempId: await uploadTemporaryFile(service, token) }, token);
    },
  },
  photoRemove: {
    '200 also without a photo': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  nameChangeWithdraw: {
    '200 to a name that waits': async (call, context) => {
      const account = await context.createAccount();
      const { service } = context;
      const proof = await uploadTemporaryFile(service, account.token);
      const asked = { fullName: 'Pramila Sethi', reason: 'Marriage', proof };
      await service.call('nameChangeAsk', asked, account.token);
      return call({}, account.token);
    },
    '404 without a name that waits': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
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
