import { expect, it } from 'vitest';
import { buildReportMapPath, parseReportMapQuery } from './reportMapPath.ts';

const parse = (path: string) => parseReportMapQuery(new URLSearchParams(path.split('?')[1] ?? ''));

it('keeps the whole view of a report', () => {
  const view = {
    report: 'plots' as const,
    districtCode: 1,
    filters: [{ column: 'kisam', is: ['ଶାରଦ & more'] }],
  };
  expect(parse(buildReportMapPath(view))).toEqual(view);
});

it('is no report without one, or with something else', () => {
  for (const path of ['?', '?rows=', '?rows={', '?rows=null', '?rows=[1]', '?rows=%22plots%22']) {
    expect(parse(path)).toBeUndefined();
  }
});
