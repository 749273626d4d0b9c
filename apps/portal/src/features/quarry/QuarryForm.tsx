import { fieldsOfStep, quarryFields, type QuarryField } from '@temple-land/portal-core';
import { Checkbox, Columns, fieldAcross } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { DocumentUpload } from '../../common/files/DocumentUpload.tsx';
import { FormFieldList } from '../../common/form/FormFieldList.tsx';
import {
  getMessageValues,
  listNamedFields,
  listShownFields,
} from '../../common/form/formFields.ts';
import { OnePageForm } from '../../common/form/OnePageForm.tsx';
import { PlacePicker } from '../../common/land/PlacePicker.tsx';
import { useFormProblems } from '../../common/form/useFormProblems.ts';
import { placeFields } from '../../common/land/usePlaceFields.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';
import { TenderHint } from './TenderHint.tsx';
import { useQuarry } from './useQuarry.ts';
import { toFieldProps } from '../../common/form/toFieldProps.ts';

const sourceFields = listNamedFields(fieldsOfStep(quarryFields, 'source'));
const termFields = listNamedFields(fieldsOfStep(quarryFields, 'terms'));
const placeOrder = ['districtCode', 'tahasilCode'] as const;
type AskedPlace = (typeof placeOrder)[number];
type Quarry = ReturnType<typeof useQuarry>;

function useProblems({ form, typed, documents }: Quarry) {
  const text = useTranslation(['quarry', 'common', 'specification']);
  const { t } = text;
  const { errors, submitCount } = form.formState;
  const source = listShownFields(sourceFields, quarryFields, typed);
  const terms = listShownFields(termFields, quarryFields, typed);
  const order = [
    ...source.map(([name]) => name),
    ...placeOrder,
    ...terms.map(([name]) => name),
    'isDeclared' as const,
  ];
  const values = getMessageValues([...source, ...terms], text);
  const checked = useFormProblems(errors, order, values);
  const missingKinds = submitCount > 0 ? documents.missing : [];
  const missing = missingKinds.map((kind) => ({
    controlId: `document-${kind.documentId}`,
    message: t('specification:apply.document.required', { label: kind.documentName }),
  }));
  const messageOf = (id: number) =>
    missing.find(({ controlId }) => controlId === `document-${id}`)?.message;
  // The declaration is the last thing on the page.
  const isLast = ({ controlId }: { controlId: string }) => controlId === checked.idOf('isDeclared');
  const problems = [
    ...checked.problems.filter((problem) => !isLast(problem)),
    ...missing,
    ...checked.problems.filter(isLast),
  ];
  return { ...checked, problems, submitCount, messageOf, source, terms };
}

function Fields({
  quarry,
  problems,
}: {
  quarry: Quarry;
  problems: ReturnType<typeof useProblems>;
}) {
  const { t } = useTranslation(['quarry', 'common', 'specification']);
  const { form, place, choose } = quarry;
  const { source, terms, idOf, errorOf } = problems;
  const isAsked = (field: string): field is AskedPlace =>
    (placeOrder as readonly string[]).includes(field);
  const controlOf = (name: QuarryField) => ({
    registration: form.register(name),
    id: idOf(name),
    errorMessage: errorOf(name),
    defaultValue: form.getValues(name),
  });
  const picker = {
    place,
    onPlace: choose,
    idOf: (level: keyof typeof placeFields) => {
      const field = placeFields[level];
      return isAsked(field) ? idOf(field) : `quarry-${level}`;
    },
    errorOf: (level: keyof typeof placeFields) => {
      const field = placeFields[level];
      return isAsked(field) ? errorOf(field) : undefined;
    },
  };
  return (
    <Columns kind="fields">
      <FormFieldList fields={source} controlOf={controlOf} />
      <PlacePicker {...picker} levels={['district', 'tahasil']} />
      <div className={fieldAcross}>
        <PlacePicker {...picker} levels={['mouza']} optionalLabel={t('common:field.optional')} />
      </div>
      <FormFieldList fields={terms} controlOf={controlOf} />
    </Columns>
  );
}

/** The props of `QuarryForm`. */
export interface QuarryFormProps {
  draft: FormDraft;
  onSubmitted: (applicationNo: string) => void;
}

/** Form M as it is filled in: source and place, quantity and years, documents, declaration. */
export function QuarryForm({ draft, onSubmitted }: QuarryFormProps) {
  const { t } = useTranslation(['quarry', 'common', 'specification']);
  const quarry = useQuarry(draft, onSubmitted);
  const checked = useProblems(quarry);
  const { form, documents, submit, isPending, message } = quarry;
  const { idOf, errorOf, problems, submitCount, messageOf } = checked;
  return (
    <OnePageForm
      title={t('heading')}
      lead={t('form.lead')}
      note={draft.notice}
      foot={draft.deletion}
      {...{ problems, submitCount, message, isPending }}
      isWaiting={submitCount > 0 && documents.isUnderWay}
      submitLabel={t('submit')}
      onSubmit={submit}
      aside={<TenderHint />}
    >
      <Fields quarry={quarry} problems={checked} />
      {documents.kinds.map((kind) => (
        <DocumentUpload
          key={kind.documentId}
          kind={kind}
          file={documents.fileOf(kind.documentId)}
          upload={documents.uploads[kind.documentId]}
          errorMessage={messageOf(kind.documentId)}
          onChoose={(file) => documents.choose(kind.documentId, file)}
          onCancel={() => documents.cancel(kind.documentId)}
          onRemove={() => documents.remove(kind.documentId)}
        />
      ))}
      <Checkbox
        {...toFieldProps(form.register('isDeclared'))}
        id={idOf('isDeclared')}
        label={t('common:apply.declaration')}
        errorMessage={errorOf('isDeclared')}
      />
    </OnePageForm>
  );
}
