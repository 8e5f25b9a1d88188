import type { ExpressView } from '@vitrine/core/checkout/express-view.ts';

interface ExpressCheckoutProps {
  readonly express: ExpressView;
  /** Below the usual way, instead of above it. */
  readonly isBelow?: boolean;
}

/**
 * The place of the wallets. The method's script runs before anything below is drawn: it reserves the place, so that
 * nothing moves when the buttons appear, and without script nothing is there (rule EXPRESS-6).
 */
export function ExpressCheckout({ express, isBelow = false }: ExpressCheckoutProps) {
  const { script, ...data } = express;
  const { title, or } = express.words;
  return (
    <section
      className={isBelow ? 'express express-below' : 'express'}
      aria-labelledby="express-title"
      data-express={JSON.stringify(data)}
      hidden
    >
      <h2 className="express-title" id="express-title">
        {title}
      </h2>
      <div className="express-buttons" />
      <p className="express-status" role="status" />
      <p className="express-problem" role="alert" />
      <p className="express-or">{or}</p>
      <script src={script} />
    </section>
  );
}
