import { valibotResolver } from '@hookform/resolvers/valibot';
import { QuarryForm } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recordActivity } from '../../api/activity.ts';
import { queries } from '../../api/queries.ts';
import { useServiceCall } from '../../api/useCall.ts';
import { formOptions } from '../../blocks/formOptions.ts';
import { useDocumentKinds } from '../../blocks/useDocumentKinds.ts';
import { useFormKey } from '../../blocks/useFormKey.ts';
import { usePlaceFields } from '../../blocks/usePlaceFields.ts';
import { useUploads } from '../../blocks/useUploads.ts';
import type { DraftFile } from '../../state/applyDraft.ts';

const empty = {
  sourceName: '',
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  quantity: '',
  years: '',
  isDeclared: false as true,
};

/** The documents of the form, one of each kind. */
function useDocuments() {
  const { kinds, said } = useDocumentKinds(6);
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const drop = (id: number) => setFiles((files) => files.filter(({ kind }) => kind !== id));
  const { uploads, start, cancel } = useUploads((file) => setFiles((files) => [...files, file]));
  const fileOf = (id: number) => files.find(({ kind }) => kind === id);
  return {
    kinds,
    said,
    files,
    uploads,
    fileOf,
    missing: kinds.filter(({ documentId, required }) => required && !fileOf(documentId)),
    isUnderWay: Object.values(uploads).some(({ problem }) => problem === undefined),
    choose: (id: number, file: File) => {
      drop(id);
      void start(id, file);
    },
    remove: (id: number) => {
      cancel(id);
      drop(id);
    },
  };
}

/** Form M: source, place, quantity, years, documents; `onSubmitted` is told its number. */
export function useQuarry(onSubmitted: (applicationNo: string) => void) {
  const form = useForm<typeof empty, unknown, QuarryForm>({
    resolver: valibotResolver(QuarryForm),
    defaultValues: empty,
    ...formOptions,
  });
  const { place, choose } = usePlaceFields((field, id) => {
    if (field === 'khataNoId') return;
    form.setValue(field, id, { shouldValidate: form.formState.isSubmitted });
  });
  const documents = useDocuments();
  const idempotencyKey = useFormKey();
  const { run, isPending, said } = useServiceCall('quarrySave');
  const submit = form.handleSubmit(async (typed) => {
    if (documents.missing.length > 0 || documents.isUnderWay) return;
    const { answer } = await run({
      sourceName: typed.sourceName,
      districtCode: Number(typed.districtCode),
      tahasilCode: Number(typed.tahasilCode),
      ...(typed.villageCode === '' ? {} : { villageCode: Number(typed.villageCode) }),
      quantity: Number(typed.quantity),
      leasePeriod: `${typed.years} Year`,
      documents: documents.files.map(({ tempId }) => tempId),
      idempotencyKey,
    });
    if (!answer || !('result' in answer)) return;
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    void recordActivity({ action: 'SUBMIT', remark: answer.result.applicationNo });
    onSubmitted(answer.result.applicationNo);
  });
  return { form, place, choose, documents, submit, isPending, said: said ?? documents.said };
}
