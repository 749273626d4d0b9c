import { decimalsToAcres, type Input, type Output } from '@temple-land/portal-core';
import { call } from '../../../api/call/call.ts';
import { toCallResult } from '../../../api/call/callResult.ts';
import { uploadFile } from '../../../api/files/upload.ts';
import type { KeptContent, KeptReport, PendingStep, Sending } from './fieldDatabase.ts';
import {
  changeKeptReport,
  createUuid,
  deleteKeptPhotos,
  findKeptPhoto,
  putKeptPhoto,
} from './keptReports.ts';

/** What remains to be done with a report after an attempt. */
export type SendResult = 'done' | 'again';

/** Uploads the photos that the office does not have yet; the names of uploaded files are kept for a later attempt. */
async function uploadPhotos(content: KeptContent): Promise<KeptContent | 'refused'> {
  const photos: KeptContent['photos'][number][] = [];
  for (const photo of content.photos) {
    const kept = await findKeptPhoto(photo.photoId);
    if (kept === undefined) {
      photos.push(photo);
      continue;
    }
    let { tempId } = kept;
    if (tempId === undefined) {
      const file = new File([kept.file], kept.fileName, { type: kept.file.type });
      const answer = await uploadFile(file, { idempotencyKey: kept.uploadKey });
      if (!('result' in answer)) return 'refused';
      ({ tempId } = answer.result);
      await putKeptPhoto({ ...kept, tempId });
    }
    photos.push({ ...photo, tempId });
  }
  return { ...content, photos };
}

/** Forgets the uploaded files of photos that have expired at the service, so that they are uploaded again. */
async function forgetUploads({ photos }: KeptContent): Promise<void> {
  for (const { photoId } of photos) {
    const kept = await findKeptPhoto(photoId);
    if (kept === undefined) continue;
    const { tempId: _tempId, ...file } = kept;
    await putKeptPhoto({ ...file, uploadKey: createUuid() });
  }
}

/** Stores the content that is sent next; after a lost answer it is the same one with the same id. */
async function prepareSending(report: KeptReport): Promise<Sending | undefined> {
  const prepared = await changeKeptReport(report, (stored) => {
    if (stored.sending !== undefined) return stored;
    const { baseVersion, isFinished, writtenAt, content } = stored;
    const sending = { sendingId: createUuid(), baseVersion, isFinished, writtenAt, content };
    return { ...stored, sending };
  });
  return prepared?.sending;
}

/** Records that a sending did not become the report of the case; what was written since then is sent next. */
async function endSending(
  report: KeptReport,
  { writtenAt }: Sending,
  state: KeptReport['state'],
): Promise<SendResult> {
  const changed = await changeKeptReport(report, ({ sending: _sending, ...stored }) =>
    stored.writtenAt === writtenAt ? { ...stored, state } : stored,
  );
  return changed?.state === 'waiting' ? 'again' : 'done';
}

/** Removes what the service has confirmed; what was written since then stays, based on the new version. */
async function confirmSending(
  report: KeptReport,
  sending: Sending,
  { version, applicationVersion }: { version: number; applicationVersion: number },
): Promise<void> {
  const { content, sendingId, writtenAt, isFinished } = sending;
  await changeKeptReport(report, ({ sending: _sending, ...stored }) => {
    const isChanged = stored.writtenAt !== writtenAt;
    if (isChanged) return { ...stored, baseVersion: version };
    if (!isFinished) return undefined;
    return {
      ...stored,
      baseVersion: version,
      step: { key: sendingId, applicationVersion, content },
    };
  });
  await deleteKeptPhotos(content.photos.map(({ photoId }) => photoId));
  confirmedVersions.set(report.applicationId, version);
}

/** The versions that the service has confirmed to this page, by application. */
export const confirmedVersions = new Map<number, number>();

function toStepData(type: number, content: KeptContent): Input<'officerStep'>['given'] {
  const { remark, plots, encroachedDecimals } = content;
  const fieldReport = remark.slice(0, 4000);
  if (type !== 1) return { fieldReport };
  const [plot] = plots;
  const foundUse = plot?.presentUse === '' ? undefined : plot?.presentUse;
  return {
    fieldReport,
    foundUse: foundUse ?? 'other',
    encroachedArea: decimalsToAcres(encroachedDecimals),
  };
}

/** Takes the step that follows a finished report, once. */
async function takeStep(report: KeptReport, step: PendingStep): Promise<SendResult> {
  const { applicationType, applicationId } = report;
  const answer = await call(
    'officerStep',
    {
      applicationType,
      applicationId,
      action: 'report',
      version: step.applicationVersion,
      given: toStepData(applicationType, step.content),
      idempotencyKey: step.key,
    },
    { isQuiet: true },
  );
  if ('result' in answer) await changeKeptReport(report, () => undefined);
  else await changeKeptReport(report, (stored) => ({ ...stored, state: 'stepRefused' }));
  return 'done';
}

/** Uploads expired photos again; keeps every other refused report on this device until the officer changes it. */
async function handleRefusal(
  report: KeptReport,
  sending: Sending,
  answer: Output<'fieldReportSave'>,
): Promise<SendResult> {
  const { message } = toCallResult('fieldReportSave', answer);
  if (message !== undefined && 'key' in message && message.key === 'fieldReport.filesGone') {
    await forgetUploads(sending.content);
    return 'again';
  }
  return endSending(report, sending, 'refused');
}

/** Sends a report of this device with its photos, then takes its step; throws CallError without a connection. */
export async function sendReport(report: KeptReport): Promise<SendResult> {
  if (report.step !== undefined) return takeStep(report, report.step);
  const sending = await prepareSending(report);
  if (sending === undefined) return 'done';
  const content = await uploadPhotos(sending.content);
  if (content === 'refused') return endSending(report, sending, 'refused');
  const { applicationType, applicationId } = report;
  const answer = await call(
    'fieldReportSave',
    {
      ...sending,
      content,
      applicationType,
      applicationId,
      sentAt: new Date().toISOString(),
    },
    { isQuiet: true },
  );
  if (!('result' in answer)) return handleRefusal(report, sending, answer);
  const { outcome } = answer.result;
  if (outcome === 'stored') {
    await confirmSending(report, sending, answer.result);
    return 'again';
  }
  await deleteKeptPhotos(content.photos.map(({ photoId }) => photoId));
  return endSending(report, sending, outcome === 'keptAside' ? 'conflict' : 'stageOver');
}
