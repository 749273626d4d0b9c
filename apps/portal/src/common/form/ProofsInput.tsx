import {
  addEmptyProof,
  maxProofs,
  parseTypedProofs,
  proofChoices,
  type TypedProof,
} from '@temple-land/portal-core';
import { Button, Columns, fieldAcross, Select, TextField } from '@temple-land/ui';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as styles from './formPage.css.ts';
import { toGroupProps } from './toFieldProps.ts';

/** The props of `ProofsInput`. */
export interface ProofsInputProps {
  registration: UseFormRegisterReturn;
  /** The id of the first field. */
  id: string;
  errorMessage: string | undefined;
  defaultValue: string | boolean;
}

interface ProofFieldsProps {
  proof: TypedProof;
  /** Counts from 1. */
  number: number;
  id: string | undefined;
  errorMessage: string | undefined;
  onChange: (proof: TypedProof) => void;
  /** Absent while there are only two proofs. */
  onRemove: (() => void) | undefined;
}

function ProofFields(props: ProofFieldsProps) {
  const { proof, number, id, errorMessage, onChange, onRemove } = props;
  const { t } = useTranslation(['common', 'specification']);
  const n = String(number);
  const change = (name: keyof TypedProof) => (value: string) =>
    onChange({ ...proof, [name]: value });
  const options = Object.entries(proofChoices).map(([value, { label }]) => ({
    value,
    label: t(label),
  }));
  const year = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;
  return (
    <fieldset className={styles.part} data-proof={number}>
      <legend className={styles.partLegend}>{t('common:apply.proofs.one', { n })}</legend>
      <Columns kind="fields">
        <div className={fieldAcross}>
          <Select
            {...(id !== undefined && { id })}
            label={t('common:apply.proof.kind')}
            {...{ options, errorMessage }}
            placeholder={t('common:apply.proof.choose')}
            value={proof.kind}
            onChange={change('kind')}
          />
        </div>
        <TextField
          label={t('common:apply.proof.from')}
          value={proof.from}
          onChange={change('from')}
          {...year}
        />
        <TextField
          label={t('common:apply.proof.to')}
          value={proof.to}
          onChange={change('to')}
          {...year}
        />
      </Columns>
      {onRemove && (
        <div>
          <Button kind="quiet" onClick={onRemove}>
            {t('common:apply.proofs.remove', { n })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The proofs of a possession, two or more, each with the first and the last year that it shows. */
export function ProofsInput({ registration, id, errorMessage, defaultValue }: ProofsInputProps) {
  const { t } = useTranslation(['common', 'specification']);
  const [proofs, setProofs] = useState(() => parseTypedProofs(String(defaultValue)));
  const root = useRef<HTMLFieldSetElement>(null);
  const { onChange } = toGroupProps(registration, String(defaultValue));
  const change = (next: TypedProof[]) => {
    setProofs(next);
    onChange(JSON.stringify(next));
  };
  // The fields are drawn first; then the focus can go to the new proof, or from the removed one to the one before.
  const focusProof = (number: number) =>
    setTimeout(() =>
      root.current?.querySelector<HTMLElement>(`[data-proof="${number}"] select`)?.focus(),
    );
  const add = () => {
    change(addEmptyProof(proofs));
    focusProof(proofs.length + 1);
  };
  const remove = (index: number) => {
    change(proofs.filter((_, at) => at !== index));
    focusProof(Math.max(1, index));
  };
  return (
    <fieldset ref={root} className={styles.part}>
      <legend className={`${styles.fieldHeading} ${styles.partLegend}`}>
        {t('common:apply.proofs')}
      </legend>
      <p>{t('common:apply.proofs.hint')}</p>
      {proofs.map((proof, index) => (
        <ProofFields
          key={proof.id}
          proof={proof}
          number={index + 1}
          id={index === 0 ? id : undefined}
          errorMessage={index === 0 ? errorMessage : undefined}
          onChange={(next) => change(proofs.map((each, at) => (at === index ? next : each)))}
          onRemove={proofs.length > 2 ? () => remove(index) : undefined}
        />
      ))}
      {proofs.length < maxProofs && (
        <div>
          <Button onClick={add}>{t('common:apply.proofs.add')}</Button>
        </div>
      )}
    </fieldset>
  );
}
