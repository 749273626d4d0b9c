import { expect, it } from 'vitest';
import { administration } from '../../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const code = { key: 'sms.otp', language: 'en', templateId: '1107161234567890123' };
const compose = () => service.deps.sms.compose('sms.otp', 'en', { otp: '123456' });

it('are the portal’s own without a registered one', async () => {
  const { text, templateId, otp } = await compose();
  expect(text).toMatch(/^123456 is your one-time code/);
  expect([templateId, otp]).toEqual(['', '123456']);
});

it.each([['{otp}, {name}'], ['{portal}: your code'], ['{otp} {otp}']])(
  'are refused with other placeholders: %s',
  async (wording) => {
    expect(await admin.save('smsTemplate', { ...code, wording })).toMatchObject({
      status: 111,
      field: 'wording',
    });
  },
);

it('are sent in the registered wording with its id, until it is retired', async () => {
  const id = await admin.saved('smsTemplate', { ...code, wording: 'Code {otp}. {portal}.' });
  expect(await compose()).toEqual({
    text: 'Code 123456. Temple Land Portal.',
    templateId: code.templateId,
    otp: '123456',
  });
  const inOdia = await service.deps.sms.compose('sms.otp', 'or', { otp: '123456' });
  expect(inOdia.templateId).toBe('');
  await admin.remove('smsTemplate', id, 1);
  expect((await compose()).templateId).toBe('');
});

it('are those of e-mails too, which keep their placeholders and have no registered id', async () => {
  const subject = { key: 'mail.subject', language: 'en', templateId: '' };
  await admin.saved('smsTemplate', { ...subject, wording: 'News from the {portal}' });
  const confirm = { ...subject, key: 'mail.emailConfirm', wording: 'Open the link.' };
  expect(await admin.save('smsTemplate', confirm)).toMatchObject({ status: 111 });
  expect(await admin.save('smsTemplate', { ...code, language: 'hi', templateId: '' })).toEqual({
    status: 400,
    message: expect.any(String),
    field: 'templateId',
  });
});
