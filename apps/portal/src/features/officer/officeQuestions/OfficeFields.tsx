import type { OfficeChoice } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { describeOffice } from './describeOffice.ts';

/** The office that is chosen, by its position among the offices, and the officer by name. */
export interface ChosenOffice {
  district: string;
  office: string;
  officer: string;
}

/** The value of the choice of offices that are responsible for all districts. */
const everywhere = '*';

const getDistrict = ({ district_name: district }: OfficeChoice) =>
  district === '' ? everywhere : district;

/** Returns the first choice: the district of the application where it has offices. */
export const chooseDistrict = (offices: readonly OfficeChoice[], own: string): ChosenOffice => ({
  district: offices.some((office) => getDistrict(office) === own) ? own : '',
  office: '',
  officer: '',
});

/** The props of `OfficeFields`. */
export interface OfficeFieldsProps {
  offices: readonly OfficeChoice[];
  chosen: ChosenOffice;
  onChosen: (chosen: ChosenOffice) => void;
  /** The message of the office when none is chosen. */
  error: string | undefined;
}

/** The office that is asked, by district; and one of its officers, unless the whole office is asked. */
export function OfficeFields({ offices, chosen, onChosen, error }: OfficeFieldsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const districts = [...new Set(offices.map(getDistrict))];
  const inDistrict = offices
    .map((office, index) => ({ office, value: String(index) }))
    .filter(({ office }) => getDistrict(office) === chosen.district);
  const officers = offices[Number(chosen.office || -1)]?.officers ?? [];
  const label = t('question.office');
  return (
    <>
      <Select
        label={t('question.district')}
        placeholder={t('specification:shared.select', { label: t('question.district') })}
        value={chosen.district}
        options={districts.map((value) => ({
          value,
          label: value === everywhere ? t('question.district.all') : value,
        }))}
        onChange={(district) => onChosen({ district, office: '', officer: '' })}
      />
      <Select
        label={label}
        placeholder={t('specification:shared.select', { label })}
        isDisabled={chosen.district === ''}
        value={chosen.office}
        options={inDistrict.map(({ office, value }) => ({
          value,
          label: describeOffice({ ...office, district_name: '' }),
        }))}
        onChange={(office) => onChosen({ ...chosen, office, officer: '' })}
        {...(error === undefined ? {} : { errorMessage: error })}
      />
      <Select
        label={t('question.officer')}
        optionalLabel={t('common:field.optional')}
        placeholder={t('question.officer.all')}
        isDisabled={chosen.office === ''}
        value={chosen.officer}
        options={officers.map(({ userId, fullName }) => ({
          value: String(userId),
          label: fullName,
        }))}
        onChange={(officer) => onChosen({ ...chosen, officer })}
      />
    </>
  );
}
