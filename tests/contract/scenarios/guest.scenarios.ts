import { reportFrom } from '../../support/reports.ts';
import { findKhatiyan } from '../../support/landApplication.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

async function send(
  call: MakeCall,
  { service }: ScenarioContext,
  mobileno: string,
  changes: object = {},
) {
  return call({ mobileno, ...(await service.captcha()), ...changes });
}

/** Sends the code of a guest; returns what confirms the number. */
async function sendCode({ service, newMobile }: ScenarioContext, mobileno = newMobile()) {
  await service.call('guestCodeSend', { mobileno, ...(await service.captcha()) });
  return { mobileno, otp: service.sms.codeOf(mobileno) };
}

/** The answers of the calls by which somebody reports or follows a report without a login. */
export const guestScenarios: ScenariosOf<
  'guestCodeSend' | 'guestCodeResend' | 'guestCodeMatch' | 'guestReport'
> = {
  guestCodeSend: {
    '200 to a number': (call, context) => send(call, context, context.newMobile()),
    '200 to a number with an account': async (call, context) =>
      send(call, context, (await context.createAccount()).mobile),
    '223 to a wrong captcha': (call, context) =>
      send(call, context, context.newMobile(), { answer: 'zzzzz' }),
    '400 to what is no mobile number': (call, context) => send(call, context, '12345'),
    '401 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('report-send', () => send(call, context, context.newMobile())),
    '503 when the message gateway does not answer': (call, context) =>
      context.withGatewayUnavailable(() => send(call, context, context.newMobile())),
  },
  guestCodeResend: {
    '200 after two minutes': async (call, context) => {
      const { mobileno } = await sendCode(context);
      context.service.clock.pass(2);
      return call({ mobileno });
    },
    '401 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('report-send', () => call({ mobileno: context.newMobile() })),
    '500 without a code that needed a captcha': (call, context) =>
      call({ mobileno: context.newMobile() }),
    '503 when the message gateway does not answer': async (call, context) => {
      const { mobileno } = await sendCode(context);
      context.service.clock.pass(2);
      return context.withGatewayUnavailable(() => call({ mobileno }));
    },
  },
  guestCodeMatch: {
    '200 with a token for the calls of guests': async (call, context) =>
      call(await sendCode(context)),
    '401 after five wrong codes': async (call, context) => {
      const { mobileno } = await sendCode(context);
      for (let count = 0; count < 5; count += 1) await call({ mobileno, otp: 'x' });
    },
    '403 to the number of an office': async (call, context) => {
      const { mobile } = await context.createAccount('O', { loginId: 'guest.officer' });
      return call(await sendCode(context, mobile));
    },
    '500 to a wrong code': async (call, context) => {
      const { mobileno } = await sendCode(context);
      return call({ mobileno, otp: 'x' });
    },
  },
  guestReport: {
    '200 with the stages of an own report': async (call, context) => {
      const { service } = context;
      const account = await context.createAccount();
      const place = { ...(await findKhatiyan(service)), plotCode: '' };
      const { applicationNo } = await reportFrom(service, account, place);
      return call({ applicationNo }, account.token);
    },
    '404 to a report of somebody else': async (call, context) =>
      call({ applicationNo: 'ILU/2026/PUR/000001' }, (await context.createAccount()).token),
  },
};
