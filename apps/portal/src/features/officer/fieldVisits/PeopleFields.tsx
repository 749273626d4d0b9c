import { fieldReportMax } from '@temple-land/portal-core';
import { Button, Columns, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from './fieldVisits.css.ts';
import { removeAt, replaceAt, type FormPartProps } from './formParts.ts';

/** The people who were met on the place. */
export function PeopleFields({ content, change, idOf, findError }: FormPartProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { people } = content;
  return (
    <fieldset className={styles.part}>
      <legend>{t('field:people')}</legend>
      {people.map((person, index) => {
        const errorMessage = findError('person', index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a person has no id, and the name is typed
          <Columns kind="fields" key={index}>
            <TextField
              id={idOf('person', index)}
              label={t('field:person.name')}
              value={person.name}
              maxLength={100}
              onChange={(name) => change({ people: replaceAt(people, index, { name }) })}
              {...(errorMessage === undefined ? {} : { errorMessage })}
            />
            <TextField
              label={t('field:person.relation')}
              optionalLabel={t('common:field.optional')}
              value={person.relation}
              maxLength={60}
              onChange={(relation) => change({ people: replaceAt(people, index, { relation }) })}
            />
            <div className={styles.buttons}>
              <Button onClick={() => change({ people: removeAt(people, index) })}>
                {t('field:person.remove', { n: formatCount(index + 1) })}
              </Button>
            </div>
          </Columns>
        );
      })}
      {people.length < fieldReportMax.people && (
        <div className={styles.buttons}>
          <Button onClick={() => change({ people: [...people, { name: '', relation: '' }] })}>
            {t('field:person.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
