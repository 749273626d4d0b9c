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
  plotCode: 'PUR-12-7',
  photoCount: '1',
  longitude: '',
  latitude: '',
  positionSource: '',
  description: 'A wall stands across the path.',
};

describe('the report of illegitimate land use', () => {
  it('is valid without khatiyan and date', () => {
    expect(listBrokenRules(ReportForm, report)).toEqual([]);
  });

  it.each([
    [{ longitude: '85.8312', latitude: '19.8135', positionSource: 'device' }, []],
    [{ landmark: 'Behind the school' }, []],
    [{ landmark: ' ' }, ['report.landmark.required']],
  ])('without a plot and with %j shows %j', (change, keys) => {
    const shown = listBrokenRules(ReportForm, { ...report, plotCode: '', ...change });
    expect(shown).toEqual(keys);
  });

  it('begins with a hidden name and messages of the portal', () => {
    const { hidesName, contactBy, startedBefore } = createEmptyAnswers(reportFields);
    expect({ hidesName, contactBy, startedBefore }).toEqual({
      hidesName: true,
      contactBy: 'notice',
      startedBefore: false,
    });
  });

  it.each([
    [{ photoCount: '' }, 'report.photo.required'],
    [{ kind: '' }, 'report.kind.required'],
    [{ contactBy: '' }, 'report.contact.required'],
    [{ districtCode: '' }, 'track.district.required'],
    [{ tahasilCode: '' }, 'track.tahasil.required'],
    [{ villageCode: '' }, 'track.mouza.required'],
    [{ description: '  ' }, 'report.description.required'],
    [{ description: 'x'.repeat(2001) }, 'shared.maxLength'],
  ])('with %j shows %s', (change, key) => {
    expect(listBrokenRules(ReportForm, { ...report, ...change })).toEqual([key]);
  });
});
