import { api } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { buildRequestParts } from './requestParts.ts';

describe('buildRequestParts', () => {
  it('puts the input of a POST into the body', () => {
    expect(buildRequestParts(api.bellRead, { notificationId: 7 })).toEqual({
      path: 'notificationDetails/updateNotification',
      body: { notificationId: 7 },
    });
  });

  it('fills the parameters of the path, encoded', () => {
    expect(buildRequestParts(api.tenderDownload, { uploadDoc: 'a b/c.pdf' })).toEqual({
      path: 'downloadDocument/a%20b%2Fc.pdf',
      body: undefined,
    });
  });

  it('puts the remaining input of a GET into the query, without undefined values', () => {
    expect(buildRequestParts(api.documentList, { formId: 2 }).path).toBe(
      'getDocumentList?formId=2',
    );
    expect(buildRequestParts(api.documentList, { formId: undefined }).path).toBe('getDocumentList');
  });
});
