import type { EndpointName } from '@temple-land/portal-core';
import { applyFor, findKhatiyan } from '../../support/landApplication.ts';
import type { ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'personCodeSend' | 'representationStart' | 'representation' | 'representationEnd' | 'filedList'
>;

const wrongCode = (otp: string) => (otp === '000000' ? '000001' : '000000');

const form = (formNo: string, fullName = 'Subhadra Malik') => ({
  proof: 'form' as const,
  fullName,
  formNo,
});

async function sendCode(context: ScenarioContext, mobile: string, token: string) {
  await context.service.call('personCodeSend', { mobile }, token);
  return { proof: 'otp', mobile, otp: context.service.sms.codeOf(mobile) } as const;
}

/** Creates an operator who acts for a person without a mobile. */
async function createRepresentative(context: ScenarioContext) {
  const operator = await context.createAccount('C');
  const formNo = `F-${operator.userId}`;
  const { personId } = await context.service.result(
    'representationStart',
    form(formNo),
    operator.token,
  );
  return { ...operator, formNo, personId };
}

/** The answers of the calls by which somebody acts for a person. */
export const representationScenarios: ScenariosOf<Name> = {
  personCodeSend: {
    '200 to a number with or without an account': async (call, context) =>
      call({ mobile: context.newMobile() }, (await context.createAccount('C')).token),
    '401 to the sixth code in half an hour': async (call, context) => {
      const { token } = await context.createAccount();
      const mobile = context.newMobile();
      for (let round = 0; round < 6; round += 1) {
        await call({ mobile }, token);
        context.service.clock.pass(3);
      }
    },
    '503 when the message gateway does not answer': async (call, context) => {
      const { token } = await context.createAccount('C');
      await context.withGatewayUnavailable(() => call({ mobile: context.newMobile() }, token));
    },
  },
  representationStart: {
    '200 with the code on the mobile of a citizen': async (call, context) => {
      const { token } = await context.createAccount('C');
      return call(await sendCode(context, (await context.createAccount()).mobile, token), token);
    },
    '200 to a counter with the number of a signed form': async (call, context) =>
      call(form('F-1'), (await context.createAccount('C')).token),
    '400 without the name of a person who has no account': async (call, context) => {
      const { token } = await context.createAccount();
      return call(await sendCode(context, context.newMobile(), token), token);
    },
    '401 to the right code after five wrong ones': async (call, context) => {
      const { token } = await context.createAccount();
      const { mobile } = await context.createAccount();
      const proof = await sendCode(context, mobile, token);
      for (let round = 0; round < 5; round += 1)
        await call({ ...proof, otp: wrongCode(proof.otp) }, token);
      return call(proof, token);
    },
    '403 for an officer': async (call, context) => {
      const { token } = await context.createAccount('C');
      return call(await sendCode(context, (await context.createAccount('O')).mobile, token), token);
    },
    '403 to a citizen with a signed form': async (call, context) =>
      call(form('F-2'), (await context.createAccount()).token),
    '404 to a personal code of nobody': async (call, context) => {
      const { token } = await context.createAccount('C');
      return call({ proof: 'personalCode', personalCode: 'ABCD-EFGH-JKLM' }, token);
    },
    '409 to a form that another person signed': async (call, context) => {
      const { token, formNo } = await createRepresentative(context);
      return call(form(formNo, 'Another Person'), token);
    },
  },
  representation: {
    '200 while the session acts for a person': async (call, context) =>
      call({}, (await createRepresentative(context)).token),
    '404 to a session that acts for nobody': async (call, context) =>
      call({}, (await context.createAccount('C')).token),
  },
  representationEnd: {
    '200 to who acts for a person': async (call, context) =>
      call({}, (await createRepresentative(context)).token),
  },
  filedList: {
    '200 to who sent an application for somebody': async (call, context) => {
      const operator = await createRepresentative(context);
      const { personId: userId } = operator;
      const person = { token: operator.token, userId };
      await applyFor(context.service, person, await findKhatiyan(context.service));
      return call({ pageNumber: 1, pageSize: 10 }, operator.token);
    },
    '404 to who sent none': async (call, context) =>
      call({ pageNumber: 1, pageSize: 10 }, (await context.createAccount('C')).token),
  },
};
