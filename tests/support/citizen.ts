import { placeListMethods } from '@temple-land/portal-core';
import { files } from './sampleFiles.ts';
import type { HttpService } from './serverProcess.ts';

/** The password of every citizen of the tests. */
export const password = 'Kalinga@77';

/** Returns the answer as a success; throws for any other status. */
export function succeeded(answer: unknown): { result: never } {
  if ((answer as { status?: unknown }).status !== 200)
    throw new Error(`The call answered ${JSON.stringify(answer)}.`);
  return answer as { result: never };
}

/** Loads a captcha in demo mode and returns its id and solution. */
export async function readCaptcha(service: HttpService) {
  const drawn = await service.call('captchaGenerate', {});
  const captchaId = 'id' in drawn ? drawn.id : '';
  const { answer } = (await service.fetchJson(`demo/captcha/${captchaId}`)) as { answer: string };
  return { captchaId, answer };
}

/** Registers a citizen with a mobile number. */
export async function register(service: HttpService, mobileno: string): Promise<void> {
  await service.call('sendRegOtp', { mobileno });
  const outbox = await service.fetchJson(`demo/outbox?mobileno=${mobileno}`);
  const { messages } = outbox as { messages: { otp?: string }[] };
  const otp = messages.find((message) => message.otp !== undefined)?.otp ?? '';
  succeeded(await service.call('verifyRegOtp', { mobileno, otp }));
  const form = {
    fullName: 'Kuni Sethi',
    mobileno,
    emailId: '',
    password,
    conformPassword: password,
  };
  succeeded(await service.call('register', { ...form, ...(await readCaptcha(service)) }));
}

/** Logs in a citizen and returns token and user. */
export async function login(service: HttpService, username: string) {
  const form = { username, password, userType: 'C' as const };
  const answer = await service.call('login', { ...form, ...(await readCaptcha(service)) });
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return { token: answer.result, userId: answer.userId };
}

async function firstOf(service: HttpService, method: string, parent: object) {
  const input = { method, ...parent } as Parameters<typeof service.call<'fillDropDown'>>[1];
  const { result } = succeeded(await service.call('fillDropDown', input));
  return (result as Record<string, string | number>[])[0] ?? {};
}

/** Returns the first district, tahasil, mouza, khatiyan and plot of the lists. */
export async function firstPlace(service: HttpService) {
  const { district_id } = await firstOf(service, placeListMethods.districts, {});
  const { tehsil_id } = await firstOf(service, placeListMethods.tahasils, { district_id });
  const { mouza_id } = await firstOf(service, placeListMethods.mouzas, { tehsil_id });
  const { khata_no } = await firstOf(service, placeListMethods.khatians, { mouza_id });
  return {
    districtCode: Number(district_id),
    tahasilCode: Number(tehsil_id),
    villageCode: Number(mouza_id),
    khataNo: String(khata_no),
  };
}

/** The ids of a plot and its district, tahasil, mouza and khatiyan. */
export type FirstPlace = Awaited<ReturnType<typeof firstPlace>>;

/** Uploads a document and returns a complete land application with a new idempotency key. */
export async function requestFor(
  service: HttpService,
  token: string,
  idempotencyKey: string,
  place?: FirstPlace,
) {
  const upload = { fileName: 'identity.pdf', bytes: files.pdf };
  const { result } = succeeded(await service.call('saveFileToTemp', upload, token));
  const { tempId } = result as { tempId: string };
  return {
    ...(place ?? (await firstPlace(service))),
    purpose: 'Kitchen garden',
    holding: 'lease' as const,
    area: 0.01,
    documents: [tempId],
    idempotencyKey,
  };
}
