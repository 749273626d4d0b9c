import { describe, expect, it } from 'vitest';
import { listBrokenRules } from '../../../tests/ruleTexts.ts';
import { createEmptyAnswers } from './formAnswers.ts';
import { reportFields, ReportForm } from './illegitimateUseReport.ts';

const report = {
  ...createEmptyAnswers(reportFields),
  kind: 'fence',
  districtCode: '1',
  tahasilCode: '2',
  villageCode: '3',
  khataNoId: '',
  plotCode: '',
  description: 'A wall stands across the path.',
};

describe('the report of illegitimate land use', () => {
  it('is valid without khatiyan, plot and date', () => {
    expect(listBrokenRules(ReportForm, report)).toEqual([]);
  });

  it.each([
    [{ kind: '' }, 'report.kind.required'],
    [{ districtCode: '' }, 'track.district.required'],
    [{ tahasilCode: '' }, 'track.tahasil.required'],
    [{ villageCode: '' }, 'track.mouza.required'],
    [{ description: '  ' }, 'report.description.required'],
    [{ description: 'x'.repeat(2001) }, 'shared.maxLength'],
  ])('with %j shows %s', (change, key) => {
    expect(listBrokenRules(ReportForm, { ...report, ...change })).toEqual([key]);
  });
});
