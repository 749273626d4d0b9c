import { describe, expect, it } from 'vitest';
import { listCaseViews, parseCaseView, setCaseView } from './caseView.ts';

const inbox = 'tab=office&open=LA/2026/PUR/000042';

describe('the view of a case page in the address', () => {
  it('is kept beside the filters of the inbox', () => {
    const next = setCaseView(new URLSearchParams(inbox), 'documents');
    expect(parseCaseView(next)).toBe('documents');
    expect([next.get('tab'), next.get('open')]).toEqual(['office', 'LA/2026/PUR/000042']);
  });

  it('is the summary without one, and for an unknown one', () => {
    expect(parseCaseView(new URLSearchParams(inbox))).toBe('summary');
    expect(parseCaseView(new URLSearchParams('view=toString'))).toBe('summary');
    expect(setCaseView(new URLSearchParams('view=documents'), 'summary').has('view')).toBe(false);
  });

  it('is one of those that the type of the application has', () => {
    expect(listCaseViews(2)).toContain('valuation');
    expect(listCaseViews(1)).toContain('fieldReport');
    expect(listCaseViews(2)).toContain('legal');
    expect(listCaseViews(1)).not.toContain('valuation');
    expect(listCaseViews(3)).not.toContain('legal');
    expect(listCaseViews(6)).not.toContain('fieldReport');
  });
});
