import type { APIRequestContext } from '@playwright/test';
import { openResponse } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { callService, sampleSigner } from './session.ts';

type Row = Readonly<Record<string, unknown>>;

/** An application created over HTTP. */
export interface CreatedApplication {
  applicationId: number;
  applicationNo: string;
}

const list = { pageNumber: 1, pageSize: 200 };

async function placeOf(request: APIRequestContext, officer: string): Promise<Row> {
  const input = { applicationType: 2, ...list };
  const { result } = await callService(request, 'api/officer/applications', input, officer);
  const { rows } = result as { rows: Row[] };
  const row = rows.find(({ tehsil_name: name }) => name === 'Brahmagiri') ?? {};
  const { districtCode, tahasilCode, villageCode, khataNo } = row;
  return { districtCode, tahasilCode, villageCode, khataNo, plotCode: '' };
}

async function upload(request: APIRequestContext, token: string, name: string): Promise<string> {
  const response = await request.post('/service/saveFileToTemp', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name, mimeType: 'application/pdf', buffer: files.pdf } },
  });
  const opened = openResponse(sampleSigner, await response.json());
  if (!opened.ok) throw new Error(opened.reason);
  return (opened.value as { result: { tempId: string } }).result.tempId;
}

async function newest(
  request: APIRequestContext,
  citizen: Row,
  path: string,
  form: Row,
): Promise<CreatedApplication> {
  const token = String(citizen['tokan']);
  const { status } = await callService(request, path, form, token);
  if (status !== 200) throw new Error(`${path} answered ${String(status)}.`);
  const input = { createdBy: Number(citizen['userId']), ...list };
  const { result } = await callService(request, 'land/appliedlanddetails', input, token);
  const [row] = (result as { rows: CreatedApplication[] }).rows;
  if (row === undefined) throw new Error('Nothing was applied for.');
  return row;
}

/** Submits a report of illegitimate use over HTTP, with a named file. */
export async function submitReport(
  request: APIRequestContext,
  citizen: Row,
  officer: string,
  fileName: string,
): Promise<CreatedApplication> {
  const documents = [await upload(request, String(citizen['tokan']), fileName)];
  const words = { description: 'A wall on the bank of the tank', kind: 'fence', startedOn: '' };
  const flags = { isOngoing: true, isDangerous: false, startedBefore: false, hidesName: true };
  const rest = { landmark: 'Behind the school', whoKnown: '', contactBy: 'notice' };
  const place = await placeOf(request, officer);
  const form = { ...place, ...words, ...flags, ...rest, documents };
  return newest(request, citizen, 'grievance/addgrievance', form);
}

/** The place of an application. */
export interface AppliedPlace {
  districtCode: number;
  tahasilCode: number;
  villageCode: number;
  khataNo: string;
  plotCode: string;
}

/** Submits a land application over HTTP; without a place for a khatiyan of Brahmagiri. */
export async function submitApplication(
  request: APIRequestContext,
  citizen: Row,
  officer: string,
  given?: AppliedPlace,
): Promise<CreatedApplication> {
  const documents = [await upload(request, String(citizen['tokan']), 'identity.pdf')];
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } =
    given ?? (await placeOf(request, officer));
  const place = { districtCode, tahasilCode, villageCode, khataNo, plotCode };
  const wish = { area: 0.01, purpose: 'Paddy and vegetables', holding: 'lease' };
  return newest(request, citizen, 'land/applyLand', { ...place, ...wish, documents });
}

/** Takes a step of the workflow as an officer, over HTTP. */
export async function takeStep(
  request: APIRequestContext,
  officer: string,
  step: { applicationType: number; applicationId: number; action: string; version: number },
  given: Row = {},
): Promise<void> {
  const { status } = await callService(request, 'api/officer/step', { ...step, given }, officer);
  if (status !== 200) throw new Error(`${step.action} answered ${String(status)}.`);
}
