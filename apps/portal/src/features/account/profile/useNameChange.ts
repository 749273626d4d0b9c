import { valibotResolver } from '@hookform/resolvers/valibot';
import { nameChangeForm, type Profile } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { DraftFile } from '../../../common/draft/draftFields.ts';
import { useUploads } from '../../../common/files/useUploads.ts';
import { formOptions } from '../../../common/form/formOptions.ts';

const slot = 0;

/** Returns the change of a citizen's name, which needs a proof and an approval. */
export function useNameChange({ fullName }: Profile) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [proof, setProof] = useState<DraftFile>();
  const [isProofMissing, setProofMissing] = useState(false);
  const [done, setDone] = useState<'asked' | 'withdrawn'>();
  const { uploads, start, cancel } = useUploads((file) => {
    setProof(file);
    setProofMissing(false);
  });
  const form = useForm({
    resolver: valibotResolver(nameChangeForm(fullName)),
    defaultValues: { fullName: '', reason: '' },
    ...formOptions,
  });
  const finish = (result: 'asked' | 'withdrawn') => {
    setDone(result);
    setOpen(false);
    setProof(undefined);
    form.reset();
    void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
  };
  const request = useServiceMutation('nameChangeAsk', { onSuccess: () => finish('asked') });
  const withdrawal = useServiceMutation('nameChangeWithdraw', {
    onSuccess: () => finish('withdrawn'),
  });
  const checkProof = () => setProofMissing(proof === undefined);
  return {
    form,
    isOpen,
    open: () => {
      setDone(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
    proof,
    upload: uploads[slot],
    isProofMissing,
    chooseProof: (file: File) => void start(slot, file),
    removeProof: () => {
      cancel(slot);
      setProof(undefined);
    },
    submit: form.handleSubmit((values) => {
      checkProof();
      if (proof !== undefined) request.mutate({ ...values, proof: proof.tempId });
    }, checkProof),
    isPending: request.isPending,
    message: request.error?.userMessage,
    withdrawal,
    done,
  };
}

/** The change of a citizen's name. */
export type NameChangeState = ReturnType<typeof useNameChange>;
