import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  listFormDocuments,
  quarryFields,
  QuarryForm,
  toRequestAnswers,
  type TypedAnswers,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraftSubmission } from '../../common/draft/useDraftSubmission.ts';
import {
  toDraftContent,
  parseDraftAnswers,
  parseDraftFiles,
  toFormValues,
  type DraftFile,
} from '../../common/draft/draftFields.ts';
import { formOptions } from '../../common/form/formOptions.ts';
import type { Place } from '../../common/land/places.ts';
import { toSubmittedFiles } from '../../common/files/toSubmittedFiles.ts';
import { toDocumentKind, useDocumentRules } from '../../common/files/useDocumentKinds.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useAutosave } from '../../common/draft/useFormDraft.ts';
import { usePlaceFields } from '../../common/land/usePlaceFields.ts';
import { useUploads } from '../../common/files/useUploads.ts';
import type { FormDraft } from '../../common/draft/DraftLoader.tsx';

const noPlace = { districtCode: '', tahasilCode: '', villageCode: '' };

type Typed = TypedAnswers<typeof quarryFields> & typeof noPlace & { isDeclared: true };

const placeOf = (typed: typeof noPlace): Place => ({
  district: typed.districtCode,
  tahasil: typed.tahasilCode,
  mouza: typed.villageCode,
  khatian: '',
});

/** Returns the documents of the form, one of each kind. */
function useDocuments(first: readonly DraftFile[]) {
  const language = useLanguage();
  const { rules, message } = useDocumentRules();
  const kinds = listFormDocuments(rules, 'quarry').map((each) => toDocumentKind(each, language));
  const [files, setFiles] = useState<readonly DraftFile[]>(first);
  const without = (files: readonly DraftFile[], id: number) =>
    files.filter(({ kind }) => kind !== id);
  const { uploads, start, cancel } = useUploads((file) =>
    setFiles((files) => [...without(files, file.kind), file]),
  );
  const fileOf = (id: number) => files.find(({ kind }) => kind === id);
  return {
    kinds,
    message,
    files,
    uploads,
    fileOf,
    missing: kinds.filter(({ documentId, required }) => required && !fileOf(documentId)),
    isUnderWay: Object.values(uploads).some(({ problem }) => problem === undefined),
    choose: (id: number, file: File) =>
      void start(
        id,
        file,
        kinds.find(({ documentId }) => documentId === id),
      ),
    cancel,
    remove: (id: number) => setFiles((files) => without(files, id)),
    /** Lets go of the stored files: they belong to something that was sent. */
    release: () => setFiles([]),
  };
}

/** Returns Form M with its draft; `onSubmitted` is called with the application number. */
export function useQuarry(draft: FormDraft, onSubmitted: (applicationNo: string) => void) {
  const { content, autosave, discardPending } = draft;
  const [first] = useState(() => ({
    ...toFormValues(content, noPlace),
    ...parseDraftAnswers(content, quarryFields),
    isDeclared: false as true,
  }));
  const [firstFiles] = useState(() => parseDraftFiles(content, Date.now()));
  const form = useForm<Typed, unknown, QuarryForm>({
    resolver: valibotResolver(QuarryForm),
    defaultValues: first,
    ...formOptions,
  });
  const { place, choose } = usePlaceFields(
    (field, id) => {
      if (field === 'khataNoId') return;
      form.setValue(field, id, { shouldValidate: form.formState.isSubmitted });
    },
    { place: placeOf(first), khatianNo: '' },
  );
  const documents = useDocuments(firstFiles);
  const { isDeclared: _declared, ...typed } = useWatch({ control: form.control }) as Typed;
  const now = toDraftContent(typed, documents.files);
  useAutosave(autosave, now);
  const { mutate, isPending, error } = useDraftSubmission('quarrySave', draft, {
    onSubmitted: ({ applicationNo }) => onSubmitted(applicationNo),
    onAlreadyReceived: () => documents.release(),
    onError: () => autosave(now),
  });
  const submit = form.handleSubmit(async (answers) => {
    if (documents.missing.length > 0 || documents.isUnderWay) return;
    await discardPending();
    mutate({
      districtCode: Number(answers.districtCode),
      tahasilCode: Number(answers.tahasilCode),
      ...(answers.villageCode === '' ? {} : { villageCode: Number(answers.villageCode) }),
      ...toRequestAnswers(quarryFields, answers),
      ...toSubmittedFiles(documents.files),
    });
  });
  return {
    form,
    typed,
    place,
    choose,
    documents,
    submit,
    isPending,
    message: error?.userMessage ?? documents.message,
  };
}
