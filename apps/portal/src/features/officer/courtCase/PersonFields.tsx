import { Columns, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { findPersonProblem, type Person, type PersonField } from './person.ts';

/** The props of `PersonFields`. */
export interface PersonFieldsProps {
  person: Person;
  onPerson: (person: Person) => void;
  /** The masked number of a party, which may stay. */
  keptNumber?: string | undefined;
  idOf: (field: PersonField) => string;
  /** Whether problems are shown: after the first attempt to save. */
  isChecked: boolean;
}

/** The name, father or husband, address and mobile number of a party. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, keptNumber, onPerson, idOf, isChecked } = props;
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const fieldOf = (field: PersonField) => {
    const problem = isChecked ? findPersonProblem(person, field, keptNumber) : undefined;
    return {
      id: idOf(field),
      value: person[field],
      onChange: (value: string) => onPerson({ ...person, [field]: value }),
      ...(problem === undefined ? {} : { errorMessage: t(problem) }),
    };
  };
  const optionalLabel = t('common:field.optional');
  return (
    <Columns kind="fields">
      <TextField {...fieldOf('name')} label={t('courtCase:party.name')} />
      <TextField
        {...fieldOf('fatherName')}
        label={t('courtCase:party.father')}
        optionalLabel={optionalLabel}
      />
      <TextArea {...fieldOf('address')} label={t('courtCase:party.address')} rows={2} />
      <TextField
        {...fieldOf('mobileNo')}
        inputMode="tel"
        label={t('courtCase:party.mobile')}
        optionalLabel={optionalLabel}
      />
    </Columns>
  );
}
