// Long because it has a scenario for each answer of nine calls.
import type { EndpointName } from '@temple-land/portal-core';
import {
  password,
  type MakeCall,
  type ScenariosOf,
  type ScenarioContext,
} from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'registrationToken'
  | 'registrationAuth'
  | 'sendRegOtp'
  | 'verifyRegOtp'
  | 'resendRegOtp'
  | 'register'
  | 'forgotSend'
  | 'forgotMatch'
  | 'forgotSet'
>;

const minutes = 3;
const times = async (count: number, run: () => Promise<unknown>) => {
  for (let round = 0; round < count; round += 1) await run();
};

/** A code that is not the one that was sent. */
const changeCode = (otp: string) => (otp === '000000' ? '000001' : '000000');

async function sendRegistrationCode({ service, newMobile }: ScenarioContext) {
  const mobileno = newMobile();
  await service.call('sendRegOtp', { mobileno });
  return { mobileno, otp: service.sms.codeOf(mobileno) };
}

async function verifyRegistrationCode(context: ScenarioContext) {
  const { mobileno, otp } = await sendRegistrationCode(context);
  await context.service.call('verifyRegOtp', { mobileno, otp });
  return mobileno;
}

async function register(
  call: MakeCall,
  { service }: ScenarioContext,
  mobileno: string,
  changes: object = {},
) {
  const form = { fullName: 'Kuni Sethi', emailId: '', password, conformPassword: password };
  return call({ ...form, mobileno, ...(await service.captcha()), ...changes });
}

async function sendResetCode(context: ScenarioContext) {
  const { mobile } = await context.createAccount();
  await context.service.call('forgotSend', { mobileNo: mobile });
  return { mobileNo: mobile, otp: context.service.sms.codeOf(mobile) };
}

async function verifyResetCode(context: ScenarioContext) {
  const { mobileNo, otp } = await sendResetCode(context);
  await context.service.call('forgotMatch', { mobileNo, otp });
  return mobileNo;
}

async function setNew(
  call: MakeCall,
  { service }: ScenarioContext,
  mobileNo: string,
  changes: object = {},
) {
  const form = { newPassword: password, confirmPassword: password };
  return call({ mobileNo, ...form, ...(await service.captcha()), ...changes });
}

/** The answers of the calls that register a citizen and that set a forgotten password. */
export const registrationScenarios: ScenariosOf<Name> = {
  registrationToken: {
    '200 with a ticket': (call, context) => call({ mobileno: context.newMobile() }),
    '400 to what is no mobile number': (call) => call({ mobileno: '12345' }),
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('registration-ticket', () =>
        call({ mobileno: context.newMobile() }),
      ),
  },
  registrationAuth: {
    '200 to a ticket': async (call, { service, newMobile }) =>
      call({}, await service.result('registrationToken', { mobileno: newMobile() })),
    'HTTP 401 to a ticket of ten minutes': async (call, { service, newMobile }) => {
      const ticket = await service.result('registrationToken', { mobileno: newMobile() });
      service.clock.pass(10);
      return call({}, ticket);
    },
    'HTTP 401 to a session': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  sendRegOtp: {
    // Requirement: CA-022
    '200 to a new number': (call, context) => call({ mobileno: context.newMobile() }),
    '400 to what is no mobile number': (call) => call({ mobileno: '12345' }),
    '401 to the sixth code in half an hour': async (call, context) => {
      const mobileno = context.newMobile();
      await times(6, async () => {
        await call({ mobileno });
        context.service.clock.pass(minutes);
      });
    },
    '500 to a number that is registered': async (call, context) =>
      call({ mobileno: (await context.createAccount()).mobile }),
    '503 when the message gateway does not answer': (call, context) =>
      context.withGatewayUnavailable(() => call({ mobileno: context.newMobile() })),
  },
  verifyRegOtp: {
    // Requirement: CA-023
    '200 to the right code': async (call, context) => call(await sendRegistrationCode(context)),
    // Requirement: UN-114
    '401 to the right code after five wrong ones': async (call, context) => {
      const { mobileno, otp } = await sendRegistrationCode(context);
      await times(5, () => call({ mobileno, otp: changeCode(otp) }));
      return call({ mobileno, otp });
    },
    '500 to a wrong code': async (call, context) => {
      const { mobileno, otp } = await sendRegistrationCode(context);
      return call({ mobileno, otp: changeCode(otp) });
    },
    '500 to the right code after five minutes': async (call, context) => {
      const code = await sendRegistrationCode(context);
      context.service.clock.pass(5);
      return call(code);
    },
  },
  resendRegOtp: {
    // Requirements: CA-024, CA-027, UN-076
    '200 after two minutes': async (call, context) => {
      const { mobileno } = await sendRegistrationCode(context);
      context.service.clock.pass(2);
      return call({ mobileno, otp: '' });
    },
    '401 to the sixth code in half an hour': async (call, context) => {
      const { mobileno } = await sendRegistrationCode(context);
      await times(5, () => {
        context.service.clock.pass(minutes);
        return call({ mobileno, otp: '' });
      });
    },
    '500 within two minutes': async (call, context) => {
      const { mobileno } = await sendRegistrationCode(context);
      return call({ mobileno, otp: '' });
    },
    '503 when the message gateway does not answer': async (call, context) => {
      const { mobileno } = await sendRegistrationCode(context);
      context.service.clock.pass(2);
      return context.withGatewayUnavailable(() => call({ mobileno, otp: '' }));
    },
  },
  register: {
    // Requirements: CA-025, UN-077
    '200 to a verified number': async (call, context) =>
      register(call, context, await verifyRegistrationCode(context)),
    '110 to a repetition that differs': async (call, context) =>
      register(call, context, context.newMobile(), { conformPassword: 'Chilika@99' }),
    '111 to a number that is registered': async (call, context) =>
      register(call, context, (await context.createAccount()).mobile),
    '111 to an e-mail address that is registered': async (call, context) => {
      const emailId = 'registered@example.org';
      await context.createAccount('CI', { email: emailId });
      return register(call, context, await verifyRegistrationCode(context), { emailId });
    },
    '223 to a wrong captcha': async (call, context) =>
      register(call, context, await verifyRegistrationCode(context), { answer: 'wrong' }),
    '400 to a name with a digit': async (call, context) =>
      register(call, context, await verifyRegistrationCode(context), { fullName: 'Kuni 7' }),
    '403 to a number that was not verified': async (call, context) =>
      register(call, context, context.newMobile()),
  },
  forgotSend: {
    '200 to a known number': async (call, context) =>
      call({ mobileNo: (await context.createAccount()).mobile }),
    '401 to an unknown number': (call, context) => call({ mobileNo: context.newMobile() }),
    '405 to the sixth code in half an hour': async (call, context) => {
      const { mobile } = await context.createAccount();
      await times(6, async () => {
        await call({ mobileNo: mobile });
        context.service.clock.pass(minutes);
      });
    },
    '503 when the message gateway does not answer': async (call, context) => {
      const { mobile } = await context.createAccount();
      return context.withGatewayUnavailable(() => call({ mobileNo: mobile }));
    },
  },
  forgotMatch: {
    '200 to the right code': async (call, context) => call(await sendResetCode(context)),
    '401 to a wrong code': async (call, context) => {
      const { mobileNo, otp } = await sendResetCode(context);
      return call({ mobileNo, otp: changeCode(otp) });
    },
    '403 when no code was sent': async (call, context) =>
      call({ mobileNo: (await context.createAccount()).mobile, otp: '000000' }),
    // Requirements: CA-029, UN-114
    '405 to the right code after five wrong ones': async (call, context) => {
      const { mobileNo, otp } = await sendResetCode(context);
      await times(5, () => call({ mobileNo, otp: changeCode(otp) }));
      return call({ mobileNo, otp });
    },
  },
  forgotSet: {
    // Requirement: CA-030
    '200 to a matched code': async (call, context) =>
      setNew(call, context, await verifyResetCode(context)),
    '110 to a repetition that differs': async (call, context) =>
      setNew(call, context, await verifyResetCode(context), { confirmPassword: 'Chilika@99' }),
    '223 to a wrong captcha': async (call, context) =>
      setNew(call, context, await verifyResetCode(context), { answer: 'wrong' }),
    '400 to a weak password': async (call, context) =>
      setNew(call, context, await verifyResetCode(context), {
        newPassword: 'weak',
        confirmPassword: 'weak',
      }),
    '401 without a matched code': async (call, context) =>
      setNew(call, context, (await sendResetCode(context)).mobileNo),
  },
};
