import { api } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { buildRequestParts } from './requestParts.ts';

describe('addressOf', () => {
  it('leaves the input of a POST to its body', () => {
    expect(buildRequestParts(api.bellRead, { notificationId: 7 })).toEqual({
      path: 'notificationDetails/updateNotification',
      body: { notificationId: 7 },
    });
  });

  it('puts named parts of the path in, encoded', () => {
    expect(buildRequestParts(api.tenderDownload, { uploadDoc: 'a b/c.pdf' })).toEqual({
      path: 'downloadDocument/a%20b%2Fc.pdf',
      body: undefined,
    });
  });

  it('makes the rest of a GET its query and leaves out what is not given', () => {
    expect(buildRequestParts(api.documentList, { formId: 2 }).path).toBe(
      'getDocumentList?formId=2',
    );
    expect(buildRequestParts(api.documentList, { formId: undefined }).path).toBe('getDocumentList');
  });
});
