/** How long a payment service may take to answer; real services need two seconds. */
const patienceMilliseconds = 10_000;

/** A payment service that does not answer. The request has an id: it is sent again later. */
export class ServiceSilent extends Error {}

/** A payment service’s answer; a call that takes too long is given up and delays nobody else (rule PAYMENT-13). */
export function answerInTime<T>(asked: Promise<T>, milliseconds = patienceMilliseconds): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => silence.reject(new ServiceSilent(`The payment service did not answer in ${milliseconds} ms.`)),
    milliseconds,
  );
  return Promise.race([asked, silence.promise]).finally(() => clearTimeout(timer));
}
