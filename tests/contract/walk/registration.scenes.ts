import type { EndpointName } from '@temple-land/portal-core';
import { password, type Call, type ScenesOf, type Stage } from './stage.ts';

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
const times = async (count: number, play: () => Promise<unknown>) => {
  for (let round = 0; round < count; round += 1) await play();
};

/** A code that is not the one that was sent. */
const notThe = (otp: string) => (otp === '000000' ? '000001' : '000000');

async function sent({ service, newMobile }: Stage) {
  const mobileno = newMobile();
  await service.call('sendRegOtp', { mobileno });
  return { mobileno, otp: service.sms.codeOf(mobileno) };
}

async function verified(stage: Stage) {
  const { mobileno, otp } = await sent(stage);
  await stage.service.call('verifyRegOtp', { mobileno, otp });
  return mobileno;
}

async function register(call: Call, { service }: Stage, mobileno: string, changes: object = {}) {
  const form = { fullName: 'Kuni Sethi', emailId: '', password, conformPassword: password };
  return call({ ...form, mobileno, ...(await service.captcha()), ...changes });
}

async function reset(stage: Stage) {
  const { mobile } = await stage.account();
  await stage.service.call('forgotSend', { mobileNo: mobile });
  return { mobileNo: mobile, otp: stage.service.sms.codeOf(mobile) };
}

async function matched(stage: Stage) {
  const { mobileNo, otp } = await reset(stage);
  await stage.service.call('forgotMatch', { mobileNo, otp });
  return mobileNo;
}

async function setNew(call: Call, { service }: Stage, mobileNo: string, changes: object = {}) {
  const form = { newPassword: password, confirmPassword: password };
  return call({ mobileNo, ...form, ...(await service.captcha()), ...changes });
}

/** The answers of the calls that register a citizen and that set a forgotten password. */
export const registrationScenes: ScenesOf<Name> = {
  registrationToken: {
    '200 with a ticket': (call, stage) => call({ mobileno: stage.newMobile() }),
    '400 to what is no mobile number': (call) => call({ mobileno: '12345' }),
    'HTTP 503 to an address that asks too often': (call, stage) =>
      stage.flooded('registration-ticket', () => call({ mobileno: stage.newMobile() })),
  },
  registrationAuth: {
    '200 to a ticket': async (call, { service, newMobile }) =>
      call({}, await service.result('registrationToken', { mobileno: newMobile() })),
    'HTTP 401 to a ticket of ten minutes': async (call, { service, newMobile }) => {
      const ticket = await service.result('registrationToken', { mobileno: newMobile() });
      service.clock.pass(10);
      return call({}, ticket);
    },
    'HTTP 401 to a session': async (call, stage) => call({}, (await stage.account()).token),
  },
  sendRegOtp: {
    // Requirement: CA-022
    '200 to a new number': (call, stage) => call({ mobileno: stage.newMobile() }),
    '400 to what is no mobile number': (call) => call({ mobileno: '12345' }),
    '401 to the sixth code in half an hour': async (call, stage) => {
      const mobileno = stage.newMobile();
      await times(6, async () => {
        await call({ mobileno });
        stage.service.clock.pass(minutes);
      });
    },
    '500 to a number that is registered': async (call, stage) =>
      call({ mobileno: (await stage.account()).mobile }),
    '503 when the message gateway does not answer': (call, stage) =>
      stage.withoutMessages(() => call({ mobileno: stage.newMobile() })),
  },
  verifyRegOtp: {
    // Requirement: CA-023
    '200 to the right code': async (call, stage) => call(await sent(stage)),
    // Requirement: UN-114
    '401 to the right code after five wrong ones': async (call, stage) => {
      const { mobileno, otp } = await sent(stage);
      await times(5, () => call({ mobileno, otp: notThe(otp) }));
      return call({ mobileno, otp });
    },
    '500 to a wrong code': async (call, stage) => {
      const { mobileno, otp } = await sent(stage);
      return call({ mobileno, otp: notThe(otp) });
    },
    '500 to the right code after five minutes': async (call, stage) => {
      const code = await sent(stage);
      stage.service.clock.pass(5);
      return call(code);
    },
  },
  resendRegOtp: {
    // Requirements: CA-024, CA-027, UN-076
    '200 after two minutes': async (call, stage) => {
      const { mobileno } = await sent(stage);
      stage.service.clock.pass(2);
      return call({ mobileno, otp: '' });
    },
    '401 to the sixth code in half an hour': async (call, stage) => {
      const { mobileno } = await sent(stage);
      await times(5, () => {
        stage.service.clock.pass(minutes);
        return call({ mobileno, otp: '' });
      });
    },
    '500 within two minutes': async (call, stage) => {
      const { mobileno } = await sent(stage);
      return call({ mobileno, otp: '' });
    },
    '503 when the message gateway does not answer': async (call, stage) => {
      const { mobileno } = await sent(stage);
      stage.service.clock.pass(2);
      return stage.withoutMessages(() => call({ mobileno, otp: '' }));
    },
  },
  register: {
    // Requirements: CA-025, UN-077
    '200 to a verified number': async (call, stage) => register(call, stage, await verified(stage)),
    '110 to a repetition that differs': async (call, stage) =>
      register(call, stage, stage.newMobile(), { conformPassword: 'Chilika@99' }),
    '111 to a number that is registered': async (call, stage) =>
      register(call, stage, (await stage.account()).mobile),
    '111 to an e-mail address that is registered': async (call, stage) => {
      const emailId = 'registered@example.org';
      await stage.account('CI', { email: emailId });
      return register(call, stage, await verified(stage), { emailId });
    },
    '223 to a wrong captcha': async (call, stage) =>
      register(call, stage, await verified(stage), { answer: 'wrong' }),
    '400 to a name with a digit': async (call, stage) =>
      register(call, stage, await verified(stage), { fullName: 'Kuni 7' }),
    '403 to a number that was not verified': async (call, stage) =>
      register(call, stage, stage.newMobile()),
  },
  forgotSend: {
    '200 to a known number': async (call, stage) =>
      call({ mobileNo: (await stage.account()).mobile }),
    '401 to an unknown number': (call, stage) => call({ mobileNo: stage.newMobile() }),
    '405 to the sixth code in half an hour': async (call, stage) => {
      const { mobile } = await stage.account();
      await times(6, async () => {
        await call({ mobileNo: mobile });
        stage.service.clock.pass(minutes);
      });
    },
    '503 when the message gateway does not answer': async (call, stage) => {
      const { mobile } = await stage.account();
      return stage.withoutMessages(() => call({ mobileNo: mobile }));
    },
  },
  forgotMatch: {
    '200 to the right code': async (call, stage) => call(await reset(stage)),
    '401 to a wrong code': async (call, stage) => {
      const { mobileNo, otp } = await reset(stage);
      return call({ mobileNo, otp: notThe(otp) });
    },
    '403 when no code was sent': async (call, stage) =>
      call({ mobileNo: (await stage.account()).mobile, otp: '000000' }),
    // Requirements: CA-029, UN-114
    '405 to the right code after five wrong ones': async (call, stage) => {
      const { mobileNo, otp } = await reset(stage);
      await times(5, () => call({ mobileNo, otp: notThe(otp) }));
      return call({ mobileNo, otp });
    },
  },
  forgotSet: {
    // Requirement: CA-030
    '200 to a matched code': async (call, stage) => setNew(call, stage, await matched(stage)),
    '110 to a repetition that differs': async (call, stage) =>
      setNew(call, stage, await matched(stage), { confirmPassword: 'Chilika@99' }),
    '223 to a wrong captcha': async (call, stage) =>
      setNew(call, stage, await matched(stage), { answer: 'wrong' }),
    '400 to a weak password': async (call, stage) =>
      setNew(call, stage, await matched(stage), { newPassword: 'weak', confirmPassword: 'weak' }),
    '401 without a matched code': async (call, stage) =>
      setNew(call, stage, (await reset(stage)).mobileNo),
  },
};
