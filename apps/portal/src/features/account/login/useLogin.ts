import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  getLandingPath,
  LoginForm,
  type Output,
  type ProofKind,
  type UserType,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import type { ScreenEffects } from '../../../api/call/callEffects.ts';
import { navigate } from '../../../api/query/navigation.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { toSession, startSession } from '../../../state/session.ts';
import { consumeReturnPath } from '../../../state/returnPath.ts';
import type { ProofCall } from '../factors/proof.ts';

const empty: LoginForm = { username: '', password: '', answer: '' };

/** Returns the type a login form sends: a User ID of digits only is a citizen's mobile number. */
const sentType = (username: string): UserType => (/^\d+$/.test(username) ? 'C' : 'O');

type Answer = Output<'login'> | Output<'secondStep'>;

/** Starts the session of an answer that has one, and leads to where the user wanted to go. */
function useEntry() {
  return (answer: Answer) => {
    if (!('result' in answer)) return;
    const session = toSession(answer);
    startSession(session);
    const wanted = session.needsFactor === 1 ? undefined : consumeReturnPath(session);
    navigate(wanted ?? getLandingPath(session));
  };
}

/** The second step: the proofs that may be given, the calls, and the way back to the first step. */
function useSecondStep(own: ScreenEffects) {
  const enter = useEntry();
  const [kinds, setKinds] = useState<readonly ProofKind[]>();
  const leave = () => {
    setKinds(undefined);
    own.resetForm?.();
    own.newCaptcha?.();
  };
  const effects = { resetForm: leave };
  const step = useServiceMutation('secondStep', { effects, onSuccess: enter });
  const challenge = useServiceMutation('secondStepChallenge', { effects });
  const proving: ProofCall = {
    send: (proof, onError) => {
      if (proof.kind !== 'password') step.mutate(proof, { onError });
    },
    isPending: step.isPending,
    error: step.error,
    reset: step.reset,
  };
  const message = step.error?.userMessage ?? challenge.error?.userMessage;
  return {
    kinds,
    ask: (next: readonly ProofKind[]) => {
      step.reset();
      challenge.reset();
      // The typed password is not kept while the second step is open.
      own.resetForm?.();
      setKinds(next);
    },
    leave,
    proving,
    challenge,
    message: kinds === undefined ? message : undefined,
  };
}

/** The login form (spec 2.4): its fields, its captcha, its calls, and where a login leads. */
export function useLogin() {
  const captcha = useCaptcha();
  const enter = useEntry();
  const form = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues: empty,
    ...formOptions,
  });
  const own = {
    resetForm: () => form.reset(empty, { keepSubmitCount: true, keepIsSubmitted: true }),
    newCaptcha: () => {
      form.resetField('answer');
      captcha.renew();
    },
  };
  const secondStep = useSecondStep(own);
  const login = useServiceMutation('login', {
    effects: own,
    onSuccess: (answer) => {
      if ('factors' in answer) secondStep.ask(answer.factors);
      enter(answer);
    },
  });
  const submit = form.handleSubmit((values) => {
    const userType = sentType(values.username);
    login.mutate({ ...values, captchaId: captcha.id, userType });
  });
  const message = login.error?.userMessage ?? secondStep.message;
  return { form, captcha, submit, isPending: login.isPending, message, secondStep };
}
