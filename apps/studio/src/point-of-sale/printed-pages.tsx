import { Navigate, Route, Routes } from 'react-router';
import { ClosingPage } from './closing-page.tsx';
import { ReceiptPage } from './receipt-page.tsx';

/** Pages without the frame of the studio, so that they can be printed as they are. */
export function PrintedPages() {
  return (
    <Routes>
      <Route path="/config/point-of-sale/receipts/:orderId" element={<ReceiptPage />} />
      <Route path="/config/point-of-sale/closing" element={<ClosingPage />} />
      <Route path="*" element={<Navigate to="/config/point-of-sale" replace />} />
    </Routes>
  );
}
