import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useUploads } from '../../../common/files/useUploads.ts';

const slot = 0;

/** Returns the upload of the own photo, which is saved as soon as it is stored, and its removal. */
export function usePhoto() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<'saved' | 'removed'>();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
  const save = useServiceMutation('photoSave', {
    onSuccess: () => {
      setDone('saved');
      refresh();
    },
  });
  const removal = useServiceMutation('photoRemove', {
    onSuccess: () => {
      setDone('removed');
      refresh();
    },
  });
  const { uploads, start, cancel } = useUploads(({ tempId }) => save.mutate({ tempId }));
  return {
    upload: uploads[slot],
    choose: (file: File) => {
      setDone(undefined);
      void start(slot, file);
    },
    cancel: () => cancel(slot),
    remove: () => {
      setDone(undefined);
      removal.mutate({});
    },
    isRemoving: removal.isPending,
    message: save.error?.userMessage ?? removal.error?.userMessage,
    done,
  };
}
