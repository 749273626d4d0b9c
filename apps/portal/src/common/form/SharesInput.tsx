import {
  createEmptyPerson,
  maxCoApplicants,
  parseTypedShares,
  type TypedShares,
} from '@temple-land/portal-core';
import { Button, Columns, fieldAcross, TextField } from '@temple-land/ui';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../i18n/digits.ts';
import * as styles from './formPage.css.ts';
import { toGroupProps } from './toFieldProps.ts';

/** The props of `SharesInput`. */
export interface SharesInputProps {
  registration: UseFormRegisterReturn;
  id: string;
  errorMessage: string | undefined;
  defaultValue: string | boolean;
}

type Person = TypedShares['people'][number];

interface PersonFieldsProps {
  person: Person;
  /** Counts from 1. */
  number: number;
  onChange: (person: Person) => void;
  /** Absent for the only co-applicant. */
  onRemove: (() => void) | undefined;
}

function PersonFields({ person, number, onChange, onRemove }: PersonFieldsProps) {
  const { t } = useTranslation(['common', 'specification']);
  const n = String(number);
  const change = (name: keyof Person) => (value: string) => onChange({ ...person, [name]: value });
  return (
    <fieldset className={styles.part} data-person={number}>
      <legend className={styles.partLegend}>{t('common:apply.shares.person', { n })}</legend>
      <Columns kind="fields">
        <div className={fieldAcross}>
          <TextField
            label={t('common:apply.shares.name')}
            value={person.name}
            onChange={change('name')}
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <TextField
          label={t('common:apply.shares.relation')}
          value={person.relation}
          onChange={change('relation')}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          label={t('common:apply.shares.share')}
          suffix="%"
          inputMode="decimal"
          value={person.share}
          onChange={change('share')}
          maxLength={5}
          autoComplete="off"
        />
      </Columns>
      {onRemove && (
        <div>
          <Button kind="quiet" onClick={onRemove}>
            {t('common:apply.shares.remove', { n })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const toHundredths = (share: string) => Math.round((Number(share) || 0) * 100);

const sumTyped = ({ ownShare, people }: TypedShares) =>
  people.reduce((sum, { share }) => sum + toHundredths(share), toHundredths(ownShare)) / 100;

/** The shares of the applicant and of one to ten co-applicants, with their sum. */
export function SharesInput({ registration, id, errorMessage, defaultValue }: SharesInputProps) {
  const { t } = useTranslation(['common', 'specification']);
  const [shares, setShares] = useState(() => parseTypedShares(String(defaultValue)));
  const root = useRef<HTMLDivElement>(null);
  const { onChange } = toGroupProps(registration, String(defaultValue));
  const change = (next: TypedShares) => {
    setShares(next);
    onChange(JSON.stringify(next));
  };
  const { people } = shares;
  const setPeople = (next: Person[]) => change({ ...shares, people: next });
  // The fields are drawn first; then the focus can go to the new person, or from the removed one to the one before.
  const focusPerson = (number: number) =>
    setTimeout(() =>
      root.current?.querySelector<HTMLElement>(`[data-person="${number}"] input`)?.focus(),
    );
  const add = () => {
    setPeople([...people, createEmptyPerson()]);
    focusPerson(people.length + 1);
  };
  const remove = (index: number) => {
    setPeople(people.filter((_, at) => at !== index));
    focusPerson(Math.max(1, index));
  };
  return (
    <div ref={root} className={styles.part}>
      <TextField
        id={id}
        label={t('common:apply.shares.own')}
        description={t('common:apply.shares.hint')}
        errorMessage={errorMessage}
        suffix="%"
        inputMode="decimal"
        value={shares.ownShare}
        onChange={(ownShare) => change({ ...shares, ownShare })}
        maxLength={5}
        autoComplete="off"
      />
      {people.map((person, index) => (
        <PersonFields
          // Persons have no id of their own, and their order does not change.
          key={index}
          person={person}
          number={index + 1}
          onChange={(next) => setPeople(people.map((each, at) => (at === index ? next : each)))}
          onRemove={people.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <p role="status">
        {t('common:apply.shares.sum', { n: localizeDigits(String(sumTyped(shares))) })}
      </p>
      {people.length < maxCoApplicants && (
        <div>
          <Button onClick={add}>{t('common:apply.shares.add')}</Button>
        </div>
      )}
    </div>
  );
}
