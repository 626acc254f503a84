event-dealt = { $player } gets { $card }.
event-answered = { $player } has bid.
event-bids = { $player } bids { $amount }.
event-wins = { $player } wins with { $amount }.

why-not-not-a-bid = that is a move of chance
why-not-too-much = { $card } is not worth that much
