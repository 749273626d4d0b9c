import { CorrectionListName, type Input } from '@temple-land/portal-core';
import { findPlace, uploadTemporaryFile } from './landApplication.ts';
import type { TestApp } from './makeApp.ts';

type Request = Input<'correctionSave'>;

/** Returns a request of a citizen about the area of a plot of Brahmagiri; its document is uploaded. */
export async function correctionFor(
  service: TestApp,
  token: string,
  changes: Partial<Request> = {},
): Promise<Request> {
  const { plotCode } = await findPlace(service);
  return {
    plotCode,
    field: 'area',
    entryNow: '',
    entryWanted: '1.2345',
    reason: 'The patta has this area.',
    document: await uploadTemporaryFile(service, token),
    ...changes,
  };
}

/** Sends a request and returns its id. */
export async function sendCorrection(
  service: TestApp,
  token: string,
  changes: Partial<Request> = {},
): Promise<number> {
  const request = await correctionFor(service, token, changes);
  await service.result('correctionSave', request, token);
  const list = { list: 'own', pageNumber: 1, pageSize: 1 } as const;
  const { rows } = await service.result('correctionList', list, token);
  return rows[0]?.correctionId ?? 0;
}

/** Returns the inputs with which an officer reads a plot and the correction requests, by call. */
export const listPlotInputs = (plotCode: string) => ({
  plotRecord: [{ plotCode }],
  plotExtent: [{ plotCode }],
  mapFeature: [{ plotCode }],
  correctionSubject: [{ plotCode }],
  correctionList: CorrectionListName.options.map((list) => ({
    list,
    pageNumber: 1,
    pageSize: 1000,
  })),
  correctionSave: [],
  correctionStep: [],
});
