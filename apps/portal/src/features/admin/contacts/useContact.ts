import type { ContactDetails } from '@temple-land/portal-core';
import { useState } from 'react';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** Returns the mutation that loads masked contact details; the answer is state of the screen and not cached. */
export function useContact() {
  const [contact, setContact] = useState<ContactDetails>();
  const query = useServiceMutation('contactShow', {
    onSuccess: (answer) => {
      if ('result' in answer) setContact(answer.result);
    },
  });
  return { contact, query };
}
