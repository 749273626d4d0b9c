import { eq } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import { requestFor, type Place } from './landApplication.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';
import type { officersOfPuri } from './officers.ts';
import { applicantStep, officeStep } from './stepData.ts';

/** The form of holding that is applied for. */
export type LandHolding = 'lease' | 'purchase';

/** The applicant and the officers of an application. */
export interface LandPeople {
  citizen: SignedInUser;
  office: Awaited<ReturnType<typeof officersOfPuri>>;
}

/** How much of a plot is applied for. */
export type PlotPart = 'half' | 'whole';

/** Applies for a plot, by default for half of it, and takes the application until its amount is paid. */
export async function takeToPayment(
  service: TestApp,
  people: LandPeople,
  place: Place,
  holding: LandHolding,
  part: PlotPart = 'half',
) {
  const half = Math.max(0.0001, Math.floor(place.recordedArea * 5_000) / 10_000);
  const area = part === 'half' ? half : place.recordedArea;
  const request = { ...(await requestFor(service, people.citizen.token, place)), area, holding };
  return { ...(await takeRequestToPayment(service, people, request)), place };
}

/** Submits a request and takes its application until the amount is paid; `area` are the acres of all its plots. */
export async function takeRequestToPayment(
  service: TestApp,
  { citizen, office }: LandPeople,
  request: Input<'applyLand'>,
  area = request.area,
) {
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  const [row] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.number, applicationNo));
  const id = row?.id ?? 0;
  const sheet = {
    areaGranted: String(area),
    ratePerAcre: '450000',
    termYears: '30',
    remark: 'Fixed',
  };
  const steps = [
    [office.dealing, 'accept', {}],
    [office.dealing, 'sendToField', {}],
    [office.field, 'report', { fieldReport: 'A garden' }],
    [office.dealing, 'value', sheet],
    [office.deciding, 'approve', {}],
  ] as const;
  for (const [who, action, given] of steps) await mustTake(service, who, id, action, given);
  const paid = await applicantStep(service, citizen, id, 'pay', { challanNo: 'CH/77' });
  if (paid.status !== 200) throw new Error(`pay answered ${JSON.stringify(paid)}`);
  return { id, number: applicationNo, area };
}

/** Takes a step of the office that must succeed. */
export async function mustTake(
  service: TestApp,
  who: SignedInUser,
  id: number,
  action: string,
  given: Parameters<typeof officeStep>[4] = {},
): Promise<void> {
  const answer = await officeStep(service, who, id, action, given);
  if (answer.status !== 200) throw new Error(`${action} answered ${JSON.stringify(answer)}`);
}

/** Issues the order of a paid application and executes its deed. */
export async function orderAndExecute(
  service: TestApp,
  { office: { dealing } }: LandPeople,
  id: number,
): Promise<void> {
  await mustTake(service, dealing, id, 'issueOrder', { orderNo: 'ORD/9' });
  await mustTake(service, dealing, id, 'executeDeed', { deedNo: 'DEED/4' });
}

/** Takes an application for a plot, by default for half of it, until its deed is executed. */
export async function takeToDeed(
  service: TestApp,
  people: LandPeople,
  place: Place,
  holding: LandHolding,
  part: PlotPart = 'half',
) {
  const made = await takeToPayment(service, people, place, holding, part);
  await orderAndExecute(service, people, made.id);
  return made;
}
